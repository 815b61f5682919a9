import superagent from 'superagent';

export async function create(token, format) {
  const request = superagent.post('https://api.access.example/cards').type('json');
  if (format) request.send({ card: { sub_type: format } }); // finds: card-sub-type
  request.send({ card: { token } });
  const { body: card } = await request;
  return card.activated; // finds: card-assignment
}
