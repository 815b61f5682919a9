import { computed, inject } from '@angular/core';
import { signalStore, withComputed, withMethods, withState, patchState, withHooks } from '@ngrx/signals';
import { rxMethod } from '@ngrx/signals/rxjs-interop';
import { tapResponse } from '@ngrx/operators';
import { pipe, switchMap, tap } from 'rxjs';
import { CardApi } from './api';
type CardsState = { cards: any[]; groups: any[]; loading: boolean };
const initialState: CardsState = { cards: [], groups: [], loading: false };
export const CardsStore = signalStore(
  { providedIn: 'root' },
  withState(initialState),
  withComputed(({ cards, groups }) => ({
    ev1: computed(() => cards().filter((c) => c.sub_type === 'EV1')), // finds: card-sub-type
    total: computed(() => groups().reduce((n, g) => n + g.members_count, 0)), // finds: members-count
  })),
  withMethods((store, api = inject(CardApi)) => ({
    load: rxMethod<void>(pipe(tap(() => patchState(store, { loading: true })), switchMap(() => api.list().pipe(tapResponse({ next: (cards) => patchState(store, { cards, loading: false }), error: console.error }))))),
    async loadGroups() {
      const groups = await (await fetch('https://api.access.example/groups')).json();
      patchState(store, (s) => ({ groups }));
    },
  })),
  withHooks({ onInit(store) { store.load(); } }),
);
