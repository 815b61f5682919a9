import axios from 'axios';

export const http = axios.create({ baseURL: process.env.ACCESS_API || 'https://api.access.example', timeout: 10_000 });
