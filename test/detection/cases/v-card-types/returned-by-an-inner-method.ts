import axios from 'axios';

interface Card {
  id: number;
  type: 'hfcard_desfire' | 'legacy'; // finds: card-type-legacy
}

export const load = async (id: number) => (await axios.get<Card>(`https://api.access.example/cards/${id}`)).data;

export function defaultType(vendor: string | undefined): Card['type'] {
  class Choice {
    make() {
      if (vendor) return 'legacy'; // finds: card-type-legacy
      return 'hfcard_desfire';
    }
  }
  return new Choice().make();
}

// Its calls are used as something else.
function colour(old: boolean) {
  if (old) return 'legacy';
  return 'blue';
}
export const shade: string = colour(true);
