import { Subject, combineLatest, map, scan, startWith, switchMap, withLatestFrom } from 'rxjs';
import { ajax } from 'rxjs/ajax';

const base = 'https://api.access.example';
const refresh = new Subject<void>();
const pages = refresh.pipe(
  startWith(undefined),
  switchMap(() => ajax.getJSON<any[]>(`${base}/cards`)),
);
const groups = ajax.getJSON<any[]>(`${base}/groups`);

const all = pages.pipe(scan((seen, page) => [...seen, ...page.filter((card) => card.activated)], [])); // finds: card-assignment
all.subscribe((cards) => console.log(cards[0].sub_type)); // finds: card-sub-type
pages.pipe(withLatestFrom(groups)).subscribe(([cards, teams]) => {
  console.log(cards[0].sub_type, teams[0].members_count); // finds: card-sub-type, members-count
});
combineLatest({ cards: pages, groups })
  .pipe(map((both) => both.groups[0].members_count)) // finds: members-count
  .subscribe(console.log);
