import express from 'express';
import { locks } from './access';

const app = express();

app.get('/events', async (req, res) => {
  const rows = await database.query('select id, members_count from groups');
  res.json(rows.map((row) => ({ id: row.id, members_count: row.members_count })));
});
app.get('/group_locks', async (req, res) => res.json((await locks()).data));

declare const database: { query(sql: string): Promise<any[]> };
