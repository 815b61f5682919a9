import axios from 'axios';
import { BehaviorSubject, combineLatest, defer, forkJoin, from, map, shareReplay } from 'rxjs';

const groups$ = from(axios.get('https://api.access.example/groups')).pipe(
  map(({ data }) => data),
  shareReplay(1),
);
const cards$ = defer(() => axios.get('https://api.access.example/cards'));
const chosen = new BehaviorSubject(null);

groups$.subscribe((groups) => chosen.next(groups[0]));
chosen.subscribe((group) => console.log(group.members_count)); // finds: members-count
export const both = forkJoin({ groups: groups$, cards: cards$ }).pipe(
  map(({ groups, cards }) => [groups[0].members_count, cards.data[0].sub_type]), // finds: members-count, card-sub-type
);
export const latest = combineLatest([groups$, chosen]).pipe(
  map(([groups, group]) => groups.length + group.members_count), // finds: members-count
);
