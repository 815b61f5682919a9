const { Poller } = require('./poller');

const poller = new Poller();
poller.on('cards', (cards) => {
  for (const card of cards) console.log(card.sub_type); // finds: card-sub-type
});
poller.tick();
