import axios from 'axios';

export const access = axios.create({ baseURL: 'https://api.access.example' });
