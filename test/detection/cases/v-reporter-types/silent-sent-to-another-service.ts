import axios from 'axios';

export const groups = () => axios.get('https://api.access.example/groups');

const forum = axios.create({ baseURL: 'https://api.forum.example' });

// The words of one service, but somebody else's request.
export const start = () => forum.post('/exports', { reporter_type: 'MemberExportReporter' });
export const started = () => forum.get('/exports', { params: { type: 'hfcard_desfire_ev1' } });
