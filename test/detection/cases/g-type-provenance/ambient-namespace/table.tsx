export function Format({ card }: { card: API.Card }) {
  return <b>{card.sub_type}</b>; // finds: card-sub-type
}

export const columns: { title: string; render: (list: API.CardList) => unknown }[] = [
  { title: 'Format', render: ({ data }) => data?.map((card) => card.sub_type) }, // finds: card-sub-type
];

export const isAssigned = (member: AccessMember) => member.card_assigned; // finds: member-card-assignment
