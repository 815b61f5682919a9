const API = 'https://api.access.example/';

export async function cards(memberId, onlyActive, headers) {
  let url = API + 'cards?limit=100';
  if (memberId) url += '&member_id=' + memberId; // finds: card-member-id-filter
  if (onlyActive) url += '&activated=true'; // finds: card-assignment
  const response = await fetch(url, { headers });
  return (await response.json()).map((card) => card.sub_type); // finds: card-sub-type
}
