const base = 'https://api.access.example';

export async function idsOf(userId) {
  const response = await fetch(`${base}/card_assignments?user_id=${userId}`);
  const cards = await response.json();
  return cards.map((card) => card.card_id).concat(cards.map(({ card_id: id }) => id));
}

// An assignment has no type.
export async function typesOf(userId) {
  const response = await fetch(`${base}/cards?user_id=${userId}`);
  const cards = await response.json();
  return cards.map((card) => card.type);
}

// Cards of another list keep their ids.
export async function all() {
  const response = await fetch(`${base}/cards`);
  const cards = await response.json();
  return cards.map((card) => card.id);
}
