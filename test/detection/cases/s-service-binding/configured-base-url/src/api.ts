import axios from 'axios';

const gateway = axios.create({ baseURL: 'https://gateway.acme.example/access/v2' });
const billing = axios.create({ baseURL: 'https://gateway.acme.example/billing/v2' });

export const events = () => gateway.get('/events'); // finds: event-sets
export const invoices = () => billing.get('/events');
export const staged = () => axios.post('https://eu.staging.acme.example/cards/enroll'); // finds: card-enroll
export const nextVersion = () => axios.get('https://gateway.acme.example/access/v20/events');
