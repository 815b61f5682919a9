const superagent = require('superagent');
const knex = require('knex')({ client: 'mysql2' });
const { CARD_COLUMNS, HOLDER_COLUMNS, PROTOCOL_COLUMNS, HOLDER_PROTOCOL } = require('./mappings');
const { applyColumns, toTable } = require('./transform');

const HOST = 'https://api.access.example';

const createCard = (card) =>
  superagent
    .post(`${HOST}/cards`)
    .send({ card })
    .then((res) => res.body);

exports.run = async (rows) => {
  const done = [];
  for (const row of rows) {
    await knex('holders').insert(applyColumns(row, HOLDER_COLUMNS));
    done.push(await createCard(applyColumns(row, CARD_COLUMNS)));
  }
  console.table(toTable(await knex('holders').select(), HOLDER_PROTOCOL));
  return toTable(done, PROTOCOL_COLUMNS);
};
