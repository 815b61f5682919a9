import superagent from 'superagent';

const access = superagent
  .agent()
  .use((request) => request.set('Authorization', `SERVICE-LOGIN ${process.env.ACCESS_API_KEY}`));

export async function hasPin(cardId) {
  const { body: card } = await access.get(`https://api.access.example/cards/${cardId}`);
  return card.two_factor_pin != null;
}
