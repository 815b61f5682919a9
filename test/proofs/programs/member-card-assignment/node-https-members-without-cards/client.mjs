import { request } from 'node:https';

const get = (path) =>
  new Promise((resolve, reject) => {
    const headers = { Authorization: `SERVICE-LOGIN ${process.env.ACCESS_API_KEY}` };
    const asked = request(new URL(path, 'https://api.access.example'), { headers }, (response) => {
      const parts = [];
      response.on('data', (part) => parts.push(part));
      response.on('end', () => resolve(JSON.parse(Buffer.concat(parts).toString())));
    });
    asked.on('error', reject);
    asked.end();
  });

export async function withoutCard() {
  const members = await get('/members');
  return members.filter((member) => !member.card_assigned).map((member) => member.name);
}
