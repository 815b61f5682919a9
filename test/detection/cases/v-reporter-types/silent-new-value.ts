import axios from 'axios';

const api = axios.create({ baseURL: 'https://api.access.example' });

export const exportUsers = () => api.post('/user_export_reporters', { reporter_type: 'UserExportReporter' });
export const isExport = (type: string): boolean => type === 'UserExportReporter' || type === 'EventExportReporter';
