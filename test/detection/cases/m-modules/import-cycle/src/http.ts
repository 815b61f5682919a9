import axios from 'axios';
import { secret } from './session';

export const http = axios.create({
  baseURL: 'https://api.access.example',
  headers: { Authorization: `SERVICE-LOGIN ${secret()}` },
});
