import axios from 'axios';
import { HOSTS } from './config';

export const access = axios.create({ baseURL: HOSTS.access });
export const billing = axios.create({ baseURL: HOSTS.billing });
