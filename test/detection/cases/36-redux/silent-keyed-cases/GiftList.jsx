import { useSelector } from 'react-redux';

export function GiftList({ id }) {
  const gifts = useSelector((state) => state.gifts.gifts);
  const gift = useSelector((state) => state.gifts.byId[id]);
  const names = useSelector((state) => state.gifts.cards).map((card) => card.format_name);
  return gifts.map((card) => <li key={card.id}>{card.sub_type + gift.activated + names}</li>);
}
