const superagent = require('superagent');

const API = 'https://api.access.example';
const agent = superagent.agent().set('Authorization', `SERVICE-LOGIN ${process.env.ACCESS_API_KEY}`);

/** Cards of each format, for the stock list. */
async function stock() {
  const { body: cards } = await agent.get(`${API}/cards`);
  const counts = {};
  for (const card of cards) counts[card.sub_type] = (counts[card.sub_type] || 0) + 1;
  return counts;
}

module.exports = { stock };
