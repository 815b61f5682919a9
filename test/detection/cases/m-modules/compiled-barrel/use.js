'use strict';
const access_1 = require('./index');
async function main() {
  const events = await access_1.list('/events'); // finds: event-sets
  const card = await access_1.enroll({ number: '1' });
  const reporters = await access_1.reporters();
  return [events.map((event) => event.id), card.sub_type, reporters.length]; // finds: event-id, card-sub-type
}
main();
