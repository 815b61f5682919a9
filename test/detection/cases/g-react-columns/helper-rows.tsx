import { createColumnHelper } from '@tanstack/react-table';
import ky from 'ky';

interface Presence {
  actor_type: string;
  actor_id: number;
  member_name: string; // finds: presence-actor
  user_email: string; // finds: presence-actor
}

export const listPresences = () => ky.get('https://api.access.example/presences').json<Presence[]>();

const column = createColumnHelper<Presence>();

export const columns = [
  column.accessor('actor_id', { cell: ({ row }) => <b>{row.original.member_name}</b> }), // finds: presence-actor
  column.display({ id: 'mail', cell: (info) => <a href={info.row.original.user_email}>Write</a> }), // finds: presence-actor
];
