interface Scan {
  cardId: number;
}

export async function pins(scans: Scan[], headers: HeadersInit) {
  const cards = await Promise.all(
    scans.map((scan) =>
      fetch(`https://api.access.example/cards/${scan.cardId}`, { headers }).then((response) => response.json()),
    ),
  );
  return cards.filter((card) => card.assigned).map((card) => card.two_factor_pin); // finds: card-assignment, card-assignment
}
