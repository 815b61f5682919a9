import axios from 'axios';
import camelcaseKeys from 'camelcase-keys';

const api = axios.create({ baseURL: 'https://api.access.example' });
api.interceptors.response.use((response) => ({ ...response, data: camelcaseKeys(response.data, { deep: true }) }));

export const loadGroups = async () => (await api.get('/groups')).data.map(({ membersCount }) => membersCount); // finds: members-count
export const pin = async (id: number) => (await api.get(`/cards/${id}`)).data.twoFactorPin; // finds: card-assignment
