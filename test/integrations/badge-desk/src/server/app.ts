import express from 'express';
import { members } from '../access/members';
import { VisitorCards, type Database } from '../db/visitor-cards';
import { webhookRouter, type BadgeBook } from './webhooks';

/** The desk's own HTTP interface, used by the tablets at the entrance. */
export function createApp(db: Database, book: BadgeBook) {
  const app = express();
  const rows = new VisitorCards(db);
  app.use(express.json());
  app.use(webhookRouter(book));

  app.get('/events', async (request, response) => {
    const { member_id, interval = 'day' } = request.query;
    response.json(await db.query('select id, note from desk_events where member_id = $1 and slot = $2', [member_id, interval]));
  });

  const router = express.Router();
  router.post('/cards/enroll', async (request, response) => {
    const { token, activated = false } = request.body as { token: string; activated?: boolean };
    response.status(201).json(await rows.insert(token, activated));
  });
  router.post('/cards/:id/assign', async (request, response) => {
    await rows.lend(Number(request.params.id), String(request.body.visitor));
    response.redirect(303, '/events');
  });
  router.get('/members/waiting', async (_request, response) => {
    response.json((await members.withoutBadge()).map((member) => ({ id: member.id, name: member.name })));
  });
  app.use(router);
  return app;
}
