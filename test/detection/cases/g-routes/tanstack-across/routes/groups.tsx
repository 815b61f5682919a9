import { createFileRoute } from '@tanstack/react-router';
import { GroupList } from '../GroupList';
export const Route = createFileRoute('/groups')({
  loader: async () => ({ groups: await (await fetch('https://api.access.example/groups')).json() }),
  component: GroupList,
});
