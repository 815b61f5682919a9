import type { FC } from 'react';
import type { Card } from './models';

interface Props {
  card: Card;
  onOpen?: (card: Card) => void;
}

export const CardRow: FC<Props> = ({ card, onOpen }) => (
  <tr onClick={() => onOpen?.(card)} className={card.activated ? 'on' : 'off'}> {/* finds: card-assignment */}
    <td>{card.sub_type}</td> {/* finds: card-sub-type */}
  </tr>
);

export function CardTitle(props: Props) {
  const { card } = props;
  return <h2>{card.sub_type ?? card.id}</h2>; // finds: card-sub-type
}
