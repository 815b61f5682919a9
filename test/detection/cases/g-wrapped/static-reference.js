import axios from 'axios';

class Card {
  constructor(row) {
    this.format = row.sub_type; // finds: card-sub-type
  }

  static from(row) {
    return new Card(row);
  }
}

export async function cards() {
  const { data } = await axios.get('https://api.access.example/cards');
  return data.map(Card.from);
}
