import express from 'express';
import { cards, groups } from './access.js';
import { store } from './store.js';

const app = express();
app.get('/desk/groups', async (req, res) => res.json(await groups()));
app.get('/desk/cards', async (req, res) => res.json((await cards()).map((card) => ({ id: card.id, sub_type: label(card) }))));
app.post('/desk/visits', async (req, res) => {
  await groups();
  res.json(await store.add(req.body));
});

const label = ({ format_name: format }) => `format ${format}`;
