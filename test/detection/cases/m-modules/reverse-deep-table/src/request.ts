import axios from 'axios';

export const request = (path: string) => axios.get(`https://api.access.example/${path}`);
