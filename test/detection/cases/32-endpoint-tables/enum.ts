import axios from 'axios';

enum Path {
  Events = '/events', // finds: event-sets
  Exporters = '/member_export_reporters', // finds: member-export-reporter
  Groups = '/groups',
}

const api = axios.create({ baseURL: 'https://api.access.example' });

export const load = () => Promise.all([api.get(Path.Events), api.get(Path.Exporters), api.get(Path.Groups)]);
