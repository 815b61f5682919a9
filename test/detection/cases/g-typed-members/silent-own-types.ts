import axios from 'axios';

interface PlayerRow {
  id: number;
  user_id: number;
  sub_type: string;
  activated: boolean;
}

export type PlayerKey = Pick<PlayerRow, 'sub_type' | 'user_id'>;
export type Slim = Omit<PlayerRow, 'activated'>;
export type Kind = PlayerRow['sub_type'];

export const ping = () => axios.get('https://api.access.example/cards');
export const kindOf = (row: PlayerKey): Kind => row.sub_type;
