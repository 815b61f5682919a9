import { useMutation } from '@tanstack/react-query';
import ky from 'ky';

const api = ky.create({ prefixUrl: 'https://api.access.example' });

export function Enroll({ token }: { token: string }) {
  const enroll = useMutation({
    mutationFn: (value: string) => api.post('cards/enroll', { json: { card: { token: value } } }).json(), // finds: card-enroll
    onSuccess: (card) => console.info(card.sub_type), // finds: card-sub-type
  });
  return <button onClick={() => enroll.mutate(token)}>{enroll.data?.sub_type}</button>; // finds: card-sub-type
}
