import { Pool } from 'undici';

const pool = new Pool('https://api.access.example', { connections: 4 });

export async function enroll(token: string) {
  const { body } = await pool.request({
    method: 'POST',
    path: '/cards/enroll', // finds: card-enroll
    body: JSON.stringify({ card: { token, type: 'hfcard_desfire_ev3' } }), // finds: card-type-desfire
  });
  return body.json();
}
