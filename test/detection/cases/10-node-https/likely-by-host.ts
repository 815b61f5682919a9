import https from 'node:https';

const host = process.env.ACCESS_HOST;
const chat = process.env.CHAT_HOST;

export const enroll = () => https.request({ host, path: '/cards/enroll', method: 'POST' }); // finds: card-enroll likely
export const events = () => https.request({ host, path: '/events' }); // finds: event-sets likely
export const messages = () => https.request({ host: chat, path: '/events' });
