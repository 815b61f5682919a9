import request from 'supertest';
import { app } from '../src/app';

const API = 'https://api.access.example';

describe('our own API', () => {
  it('lists events', async () => {
    const response = await request(app).get('/events').expect(200);
    expect(response.body[0].id).toBe(1);
    expect(process.env.UPSTREAM ?? API).toBeDefined();
  });

  it('mirrors role assignments and enrolment', async () => {
    const agent = request.agent(app);
    await agent.get('/role_assignments').expect(200);
    await agent.get('/member_export_reporters').expect(200);
    await agent.post('/cards/enroll').send({ card: { type: 'legacy' } }).expect(201);
    await request(app).get('/cards').query({ member_id: 1 }).expect(200);
  });
});
