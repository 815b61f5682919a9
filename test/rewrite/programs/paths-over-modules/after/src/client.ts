import axios from 'axios';
import { BASE } from './urls.js';
export const api = axios.create({ baseURL: BASE });
