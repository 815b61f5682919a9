module.exports = class Cards {
  constructor(api) { this.api = api; }
  async formats() { return (await this.api.get('/cards')).map((card) => card.sub_type); } // finds: card-sub-type
};
