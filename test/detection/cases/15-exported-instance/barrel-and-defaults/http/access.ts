import axios, { type AxiosInstance } from 'axios';
import { settings } from '../settings';

export type AccessClient = AxiosInstance;
export const access: AccessClient = axios.create();
access.defaults.baseURL = settings.access.url;
access.defaults.headers.common.Authorization = `SERVICE-LOGIN ${settings.access.secret}`;
