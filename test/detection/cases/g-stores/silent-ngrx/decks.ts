import { HttpClient } from '@angular/common/http';
import { Injectable, computed, inject } from '@angular/core';
import { Actions, createEffect, ofType } from '@ngrx/effects';
import { Store, createActionGroup, createFeature, createReducer, emptyProps, on, props } from '@ngrx/store';
import { patchState, signalStore, withComputed, withMethods, withState } from '@ngrx/signals';
import { map, switchMap, tap } from 'rxjs';

export const DeckActions = createActionGroup({
  source: 'Decks',
  events: { Load: emptyProps(), 'Decks Loaded': props<{ decks: any[] }>(), 'Cards Loaded': props<{ cards: any[] }>() },
});

export const feature = createFeature({
  name: 'decks',
  reducer: createReducer(
    { decks: [], cards: [], shown: { sub_type: 'a' } },
    on(DeckActions.decksLoaded, (state, { decks }) => ({ ...state, decks })),
    on(DeckActions.cardsLoaded, (state, { cards }) => ({ ...state, cards: cards.map((card) => card.format_name) })),
  ),
});

@Injectable()
export class DeckEffects {
  private actions$ = inject(Actions);
  private http = inject(HttpClient);
  decks$ = createEffect(() =>
    this.actions$.pipe(
      ofType(DeckActions.load),
      switchMap(() => this.http.get<any[]>('https://decks.example/cards')),
      map((decks) => DeckActions.decksLoaded({ decks })),
    ),
  );
  cards$ = createEffect(() =>
    this.http.get<any[]>('https://api.access.example/cards').pipe(map((cards) => DeckActions.cardsLoaded({ cards }))),
  );
  log$ = createEffect(() =>
    this.actions$.pipe(
      ofType(DeckActions.decksLoaded),
      tap(({ decks }) => console.log(decks[0].sub_type)),
    ),
  );
}

export const DeckStore = signalStore(
  withState({ decks: [], cards: [] }),
  withComputed(({ decks }) => ({ kinds: computed(() => decks().map((deck) => deck.sub_type)) })),
  withMethods((store) => ({
    async load() {
      patchState(store, { decks: await (await fetch('https://decks.example/cards')).json() });
      const cards = await (await fetch('https://api.access.example/cards')).json();
      patchState(store, { cards: cards.map((card) => ({ sub_type: card.format_name })) });
    },
  })),
);

export class Decks {
  private store = inject(Store);
  private signals = inject(DeckStore);
  decks = this.store.selectSignal(feature.selectDecks);
  shown$ = this.store.select(feature.selectShown).pipe(map((shown) => shown.sub_type));
  first = computed(() => this.decks()[0].sub_type + this.signals.cards()[0].sub_type);
}
