import axios from 'axios';

interface Card {
  id: number;
  sub_type: string; // finds: card-sub-type
  assigned: boolean; // finds: card-assignment
}

export const loadCard = (id: number) => axios.get<Card>(`https://api.access.example/cards/${id}`);

export const fixture: Card = {
  id: 7,
  sub_type: 'h10301', // finds: card-sub-type
  assigned: true, // finds: card-assignment
};

export const makeCard = (over: Partial<Card> = {}): Card => ({
  id: 1,
  sub_type: 'ev3', // finds: card-sub-type
  assigned: false, // finds: card-assignment
  ...over,
});
