import superagent from 'superagent';

const access = superagent.agent();
const chat = superagent.agent();

export const enroll = (body) => access.post('/cards/enroll').send(body); // finds: card-enroll likely
export const events = () => access.get('/events'); // finds: event-sets likely
export const messages = () => chat.get('/events');
