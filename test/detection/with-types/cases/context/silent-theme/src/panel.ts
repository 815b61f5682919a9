import { share } from '@acme/context';

interface Theme {
  name: string;
  card_assigned_by_id: string;
}

export const theme = share<Theme>(undefined);
export const ping = () => fetch('https://api.access.example/cards');
