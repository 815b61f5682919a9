import axios from 'axios';

const api = axios.create({ baseURL: 'https://api.access.example' });

export const exportMembers = () =>
  api.post('/member_export_reporters', { reporter_type: 'MemberExportReporter' }); // finds: member-export-reporter
