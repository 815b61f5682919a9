import axios from 'axios';

const api = axios.create({ baseURL: 'https://api.access.example' });

export const exportMembers = () => api.post('/user_export_reporters', { reporter_type: 'MemberExportReporter' }); // finds: member-export-reporter
export const schedule = () => api.post('/reports', { report: { reporterType: 'MemberExportReporter' } }); // finds: member-export-reporter
