import axios from 'axios';

export const api = axios.create({ baseURL: process.env.ACCESS_URL });
