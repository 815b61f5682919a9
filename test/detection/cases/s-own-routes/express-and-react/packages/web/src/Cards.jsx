import { useQuery } from '@tanstack/react-query';
import { cardsOf, groups, visitsOf } from './api';

export function Cards({ user }) {
  const { data: cards = [] } = useQuery({ queryKey: ['cards', user], queryFn: () => cardsOf(user) });
  return cards.map((card) => <li key={card.id}>{card.sub_type}</li>); // finds: card-sub-type
}

export function Visits({ card }) {
  const { data: visits = [] } = useQuery({ queryKey: ['visits', card], queryFn: () => visitsOf(card) });
  return visits.map((visit) => <li key={visit.id}>{visit.sub_type}</li>);
}

export async function largest() {
  const all = await groups();
  return all.sort((a, b) => b.members_count - a.members_count)[0]; // finds: members-count, members-count
}
