import axios from 'axios';

const api = axios.create({ baseURL: 'https://api.access.example' });

type Verb = 'get' | 'post' | 'delete';

// Every operation of this path is deprecated, whatever the verb.
export const exporters = (verb: Verb) => api[verb]('/member_export_reporters'); // finds: member-export-reporter
