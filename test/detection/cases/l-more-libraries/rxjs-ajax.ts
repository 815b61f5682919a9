import { map } from 'rxjs';
import { ajax } from 'rxjs/ajax';

const BASE = 'https://api.access.example';

export const events$ = ajax.getJSON(`${BASE}/events`).pipe(map((events) => events[0].id)); // finds: event-sets, event-id
export const sizes$ = ajax({ url: `${BASE}/groups`, method: 'GET' }).pipe(
  map(({ response }) => response.map((group) => group.members_count)), // finds: members-count
);
export const enrol = (card: object) => ajax.post(`${BASE}/cards/enroll`, { card }); // finds: card-enroll
