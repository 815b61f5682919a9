const BASE = 'https://api.access.example';

export async function holderOfFirstCard(userId: number, headers: HeadersInit) {
  const response = await fetch(`${BASE}/cards?limit=1`, { headers });
  const {
    data: [
      {
        id,
        member: { name }, // finds: member-card-assignment
      },
    ],
  } = await response.json();
  return { id, name, userId };
}
