const EventEmitter = require('events');
const axios = require('axios');

class Poller extends EventEmitter {
  async tick() {
    const { data } = await axios.get('https://api.access.example/cards');
    this.emit('cards', data);
  }
}

module.exports = { Poller };
