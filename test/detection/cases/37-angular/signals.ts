import { HttpClient, httpResource } from '@angular/common/http';
import { Injectable, inject, signal, computed, resource, effect, Signal } from '@angular/core';
import { toSignal, rxResource, toObservable, takeUntilDestroyed } from '@angular/core/rxjs-interop';
import { BehaviorSubject, Observable, catchError, map, of, shareReplay, switchMap, tap, Subject } from 'rxjs';
const API = 'https://api.access.example';
@Injectable({ providedIn: 'root' })
export class CardsService {
  private http = inject(HttpClient);
  private readonly _cards = signal<any[]>([]);
  readonly cards = this._cards.asReadonly();
  readonly active = computed(() => this.cards().filter((c) => c.sub_type)); // finds: card-sub-type
  private reload$ = new Subject<void>();
  cards$ = this.reload$.pipe(switchMap(() => this.http.get<any[]>(`${API}/cards`)), shareReplay(1));
  fromObs = toSignal(this.cards$, { initialValue: [] });
  groups = toSignal(this.http.get<any[]>(`${API}/groups`).pipe(catchError(() => of([]))));
  state$ = new BehaviorSubject<{ cards: any[]; loading: boolean }>({ cards: [], loading: false });
  query = signal('');
  cardsResource = httpResource<any[]>(() => `${API}/cards?query=${this.query()}`);
  cardsResource2 = httpResource<any>(() => ({ url: `${API}/groups`, method: 'GET', params: { ids: 1 } }));
  res = resource({ params: () => this.query(), loader: async ({ params }) => (await fetch(`${API}/cards?query=${params}`)).json() });
  rx = rxResource({ params: () => this.query(), stream: ({ params }) => this.http.get<any[]>(`${API}/groups`) });
  load() {
    this.http.get<any[]>(`${API}/cards`).subscribe((cards) => this._cards.set(cards));
  }
  load2() {
    this.http.get<any[]>(`${API}/cards`).pipe(tap((cards) => this.state$.next({ cards, loading: false }))).subscribe({ next: (c) => console.log(c[0].sub_type) }); // finds: card-sub-type
  }
  other() {
    return this.http.get<any[]>('https://x.other.example/cards').pipe(map((x) => x[0].sub_type));
  }
  constructor() {
    effect(() => console.log(this.cardsResource.value()?.[0].sub_type)); // finds: card-sub-type
    effect(() => console.log(this.cardsResource2.value()?.[0].members_count)); // finds: members-count
    effect(() => console.log(this.res.value()?.[0].sub_type, this.rx.value()?.[0].members_count)); // finds: card-sub-type, members-count
    effect(() => console.log(this.fromObs()[0].sub_type, this.groups()?.[0].members_count)); // finds: card-sub-type, members-count
    this.state$.subscribe((s) => s.cards[0].sub_type); // finds: card-sub-type
    toObservable(this.cards).pipe(takeUntilDestroyed()).subscribe((c) => console.log(c[0].sub_type)); // finds: card-sub-type
    this.state$.pipe(map((s) => s.cards)).subscribe((c) => c.map((x) => x.sub_type)); // finds: card-sub-type
  }
}
