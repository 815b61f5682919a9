import axios from 'axios';

const http = axios.create({ baseURL: 'https://api.access.example' });

export const listCards = async (query: object) => (await http.get('/cards', { params: query })).data;
export default listCards;
