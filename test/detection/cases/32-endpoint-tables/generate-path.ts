import axios from 'axios';
import { generatePath } from 'react-router-dom';
import { compile } from 'path-to-regexp';

const api = axios.create({ baseURL: 'https://api.access.example' });
const toAssign = compile('/cards/:id/assign'); // finds: card-assignment

export const deactivate = (id: string) => api.post(generatePath('/cards/:id/deactivate', { id })); // finds: card-assignment
export const assign = (id: string) => api.post(toAssign({ id }));
