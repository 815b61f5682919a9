import axios from 'axios';
import { withSession } from '../../lib/session';

const access = axios.create({ baseURL: 'https://api.access.example' });

async function handler(req, res) {
  if (req.method !== 'GET') return res.status(405).end();
  const { data } = await access.get('/presences');
  res.setHeader('Cache-Control', 's-maxage=10');
  res.status(200).json(data);
}

export default withSession(handler);
