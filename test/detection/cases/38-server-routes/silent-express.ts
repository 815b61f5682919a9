import express from 'express';

const API = 'https://api.access.example';
const app = express();
const router = express.Router();

app.use('/events', router);
app.get('/events', (request, response) => response.json([{ id: 1, member_id: request.query.member_id }]));
app.post('/cards/enroll', express.json(), async (request, response) => {
  if (request.body.type === 'legacy') return response.status(422).json({});
  return response.json(await (await fetch(`${API}/groups`)).json());
});
app.route('/member_export_reporters').get((_request, response) => response.json([]));
router.patch('/cards/:id', (request, response) => response.json({ sub_type: request.body.sub_type }));

export default app;
