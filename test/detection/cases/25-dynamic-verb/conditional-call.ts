import axios from 'axios';

const api = axios.create({ baseURL: 'https://api.access.example' });

export const exporters = (remove: boolean) =>
  remove
    ? api.delete('/member_export_reporters/1') // finds: member-export-reporter
    : api.get('/member_export_reporters'); // finds: member-export-reporter
