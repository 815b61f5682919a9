import axios from 'axios';

type Timestamps = { created_at: string; assigned_at: string }; // finds: card-assignment
type Identified = { id: number };
type Card = Identified & Timestamps & { sub_type: string }; // finds: card-sub-type

export const load = () => axios.get<Card[]>('https://api.access.example/cards');
export const when = (card: Card) => card.assigned_at; // finds: card-assignment
