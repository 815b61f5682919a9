import express, { Router } from 'express';
import fastify from 'fastify';
import { Hono } from 'hono';

const app = express();
const router = Router();
const server = fastify();
const hono = new Hono();

app.get('/events', (req, res) => res.json([]));
app.post('/cards/enroll', authenticate, async (req, res) => res.json(await save(req.body.card)));
router.patch('/cards/:id', handlers.update);
app.route('/events').get(handlers.list);
server.get('/member_export_reporters', { schema: {} }, async () => []);
hono.get('/events', (c) => c.json([]));
app.use('/cards', router);

declare const authenticate: any;
declare const handlers: any;
declare function save(card: unknown): Promise<unknown>;
