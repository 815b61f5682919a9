import superagent from 'superagent';
import supertest from 'supertest';
import { app } from './app';

export const bank = (id) => superagent.post(`https://bank.example/cards/${id}/activate`).send({ type: 'legacy' });
export const current = (token) =>
  superagent.get('https://api.access.example/cards').query({ token }).then((response) => response.body[0].format_name);
export const own = () => supertest(app).get('/events').set('Authorization', 'SERVICE-LOGIN test').expect(200);
