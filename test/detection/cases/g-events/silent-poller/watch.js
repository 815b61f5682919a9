const EventEmitter = require('events');
const { Poller } = require('./poller');

const poller = new Poller();
const shop = new EventEmitter();
shop.on('cards', (cards) => {
  for (const card of cards) console.log(card.sub_type);
});
poller.tick();
