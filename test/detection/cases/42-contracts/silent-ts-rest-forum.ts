import { initClient, initContract } from '@ts-rest/core';

const c = initContract();
const contract = c.router({ enroll: { method: 'POST', path: '/cards/enroll', body: null, responses: {} } });

export const forum = initClient(contract, { baseUrl: 'https://api.forum.example', baseHeaders: {} });
export const enroll = () => forum.enroll({ body: null });
