import axios from 'axios';

interface Group {
  id: number;
  members_count: number; // finds: members-count
}

type Presence = {
  place_id: number;
  readonly user_email?: string; // finds: presence-actor
};

class CardDto {
  id!: number;
  sub_type!: string; // finds: card-sub-type
  'assigned_at'?: string; // finds: card-assignment
}

export const groups = () => axios.get<Group[]>('https://api.access.example/groups');
export const presences = () => axios.get<Presence[]>('https://api.access.example/presences');
export const card = (id: number) => axios.get<CardDto>(`https://api.access.example/cards/${id}`);
