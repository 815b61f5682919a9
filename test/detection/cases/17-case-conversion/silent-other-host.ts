import applyCaseMiddleware from 'axios-case-converter';
import axios from 'axios';

const client = applyCaseMiddleware(axios.create({ baseURL: 'https://api.forum.example' }));

export const groups = async () => (await client.get('/groups')).data.map((group) => group.membersCount);
