import { SWRConfig } from 'swr';
import { Events } from './Events';

const access = (path: string) => fetch(`https://api.access.example${path}`).then((response) => response.json());
const forum = (path: string) => fetch(`https://api.forum.example${path}`).then((response) => response.json());

export const Doors = () => <SWRConfig value={{ fetcher: access }}>doors</SWRConfig>;

export const Forum = () => (
  <SWRConfig value={{ fetcher: forum }}>
    <Events />
  </SWRConfig>
);
