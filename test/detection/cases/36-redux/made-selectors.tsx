import { configureStore, createSelector, createSlice } from '@reduxjs/toolkit';
import axios from 'axios';
import { useSelector } from 'react-redux';

interface Presence {
  user_name: string; // finds: presence-actor
  place_id: number;
}
interface Ticket {
  user_name: string;
}

const present = createSlice({ name: 'present', initialState: [] as Presence[], reducers: {} });
const tickets = createSlice({ name: 'tickets', initialState: [] as Ticket[], reducers: {} });
export const store = configureStore({ reducer: { present: present.reducer, tickets: tickets.reducer } });
type Root = ReturnType<typeof store.getState>;

export const load = async () => (await axios.get<Presence[]>('https://api.access.example/presences')).data;

const selectSorted = createSelector(
  (root: Root) => root.present,
  (list) => [...list].sort((a, b) => a.place_id - b.place_id),
);
const selectTickets = createSelector(
  (root: Root) => root.tickets,
  (list) => list.filter((ticket) => ticket.user_name !== ''),
);

export function House() {
  const people = useSelector(selectSorted);
  const open = useSelector(selectTickets);
  return (
    <ul>
      {people.map((person) => (
        <li>{person.user_name}</li> // finds: presence-actor
      ))}
      {open.map((ticket) => (
        <li>{ticket.user_name}</li>
      ))}
    </ul>
  );
}
