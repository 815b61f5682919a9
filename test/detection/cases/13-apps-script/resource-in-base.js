const CARDS_URL = 'https://api.access.example/cards';

function listAllCards() {
  let cards = [];
  for (let page = 0; ; page++) {
    const response = UrlFetchApp.fetch(`${CARDS_URL}?offset=${page * 100}&activated=true`); // finds: card-assignment
    const batch = JSON.parse(response.getContentText());
    if (batch.length === 0) break;
    cards = cards.concat(batch);
  }
  return cards.map((card) => [card.id, card.assigned_at]); // finds: card-assignment
}
