import axios from 'axios';
import { useQuery } from '@tanstack/react-query';

const api = axios.create({ baseURL: '/api/access/' });

export default function Cards({ member }: { member: number }) {
  const { data: cards = [] } = useQuery({
    queryKey: ['cards', member],
    queryFn: async () => (await api.get('cards', { params: { member_id: member } })).data, // finds: card-member-id-filter
  });
  const { data: card } = useQuery({
    queryKey: ['door', member],
    queryFn: () => fetch(`/api/doors/${member}`).then((response) => response.json()),
  });
  const { data: old } = useQuery({ queryKey: ['old'], queryFn: () => fetch('/cards').then((r) => r.json()) });
  return (
    <p>
      {cards[0]?.sub_type /* finds: card-sub-type */}
      {card?.sub_type /* finds: card-sub-type */}
      {old?.sub_type}
    </p>
  );
}
