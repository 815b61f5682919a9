interface Visitor {
  memberId: number;
}

export async function hasBadge(visitor: Visitor, headers: HeadersInit): Promise<boolean> {
  const response = await fetch(`https://api.access.example/cards?member_id=${visitor.memberId}&limit=1`, { headers }); // finds: card-member-id-filter
  const cards = await response.json();
  return cards.length > 0 && !cards[0].deactivated_at; // finds: card-assignment
}
