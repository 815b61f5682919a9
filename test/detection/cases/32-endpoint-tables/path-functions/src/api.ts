import axios from 'axios';
import { assignUrl, cardUrl, exporterUrl } from './paths';

const api = axios.create({ baseURL: 'https://api.access.example' });

export const assign = (id: number) => api.post(assignUrl(id));
export const exporter = (id: number) => api.get(exporterUrl(id));
export const byUid = (uid: string) => api.get(cardUrl(uid)); // finds: card-identifier
export const kind = async (id: number) => (await api.get(cardUrl(id))).data.sub_type; // finds: card-sub-type
