import axios from 'axios';

export const access = axios.create({ baseURL: 'https://api.access.example' });
export const locks = () => access.get('/group_locks');
