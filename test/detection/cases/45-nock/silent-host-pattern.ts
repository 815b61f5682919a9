import nock from 'nock';

export const api = 'https://api.access.example';

nock(/shop\.example/).post('/cards/enroll').reply(201, { sub_type: 'x' });
nock(/^http:\/\/localhost:\d+/).get('/member_export_reporters').reply(200, []);
nock(/access\.example\.org/).get('/events').reply(200, [{ id: 1 }]);
