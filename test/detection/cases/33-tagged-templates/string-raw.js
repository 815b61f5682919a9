import axios from 'axios';

const api = axios.create({ baseURL: String.raw`https://api.access.example` });

export const card = (id) => api.get(String.raw`/cards/${id}`).then(({ data }) => data.sub_type); // finds: card-sub-type

export const reporters = () => api.get(String.raw`/member_export_reporters`); // finds: member-export-reporter

export const usage = (days) => api.get(String.raw`/reports/usage?interval=${days}`); // finds: report-interval
