import { useQueries } from '@tanstack/react-query';

const get = async (path: string) => (await fetch(`https://api.access.example${path}`)).json();
const access = { cards: () => get('/cards'), groups: () => get('/groups') };
const staff = async () => (await fetch('https://hr.example.org/staff')).json();

export function Desk() {
  const [cards, groups, people] = useQueries({
    queries: [
      { queryKey: ['cards'], queryFn: access.cards },
      { queryKey: ['groups'], queryFn: access.groups },
      { queryKey: ['staff'], queryFn: staff },
    ],
  });
  if (!cards.data || !groups.data) return null;
  return (
    <ul>
      {cards.data.map((card) => (
        <li key={card.id}>{card.sub_type ?? card.type}</li> // finds: card-sub-type
      ))}
      {groups.data.filter((group) => group.members_count > 0).length} {/* finds: members-count */}
      {people.data?.filter((person) => person.members_count || person.sub_type).length}
    </ul>
  );
}
