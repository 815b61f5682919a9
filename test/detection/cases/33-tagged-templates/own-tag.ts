import axios from 'axios';

function path(strings: TemplateStringsArray, ...values: (string | number)[]) {
  return String.raw({ raw: strings }, ...values.map((value) => encodeURIComponent(value)));
}

const api = axios.create({ baseURL: 'https://api.access.example' });

export const assign = (id: number) => api.post(path`/cards/${id}/assign`); // finds: card-assignment
export const read = (token: string) => api.get(path`/cards/${token}`); // finds: card-identifier
