import axios from 'axios';
import { route } from '@acme/routing';

export const api = axios.create();
api.interceptors.request.use((config) => ({ ...config, url: route(config.url) }));
