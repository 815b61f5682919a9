const { read, write, change } = require('./http');

async function report(from, to) {
  return read('/reports/usage', { interval: `${from}/${to}` }); // finds: report-interval
}

async function log() {
  const events = await read('/events', { limit: 5 }); // finds: event-sets
  return events.map((event) => ({ key: event.id, refs: event.references })); // finds: event-id, event-references
}

async function add(token) {
  const card = await write('/cards', { card: { token, type: 'hfcard_desfire_ev1' } }); // finds: card-type-desfire
  await change(`/cards/${card.id}`, { card: { two_factor_pin: '1234' } }); // finds: card-assignment
  await write(`/members/3/assign_card`, { card_id: card.id }); // finds: member-card-assignment
  return card.sub_type; // finds: card-sub-type
}

module.exports = { report, log, add };
