import axios from 'axios';
import { createContext, useContext } from 'react';

export const ForumContext = createContext(axios.create({ baseURL: 'https://api.forum.example' }));

export function useForum() {
  const forum = useContext(ForumContext);
  return { events: () => forum.get('/events'), enroll: () => forum.post('/cards/enroll') };
}
