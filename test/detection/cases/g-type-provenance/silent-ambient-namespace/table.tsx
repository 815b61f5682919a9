export function Format({ card }: { card: API.Card }) {
  return <b>{card.sub_type}</b>;
}

export namespace Own {
  export interface Card {
    id: number;
    sub_type: string;
  }
}
export const formatOf = (card: Own.Card) => card.sub_type;
