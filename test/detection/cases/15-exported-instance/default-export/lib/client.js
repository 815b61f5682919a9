import axios from 'axios';

const client = axios.create({ baseURL: process.env.ACCESS_URL ?? 'https://api.access.example' });

export default client;
