import { Injectable, inject } from '@angular/core';
import { Actions, createEffect, ofType } from '@ngrx/effects';
import { HttpClient } from '@angular/common/http';
import { of } from 'rxjs';
import { catchError, exhaustMap, map, mergeMap, switchMap, tap } from 'rxjs/operators';
import * as CardActions from './actions';
import { GroupsActions } from './actions';
import { CardApi } from './api';
@Injectable()
export class CardsEffects {
  loadCards$ = createEffect(() =>
    this.actions$.pipe(
      ofType(CardActions.loadCards),
      exhaustMap(() =>
        this.api.list().pipe(
          map((cards) => CardActions.loadCardsSuccess({ cards })),
          catchError((error) => of(CardActions.loadCardsFailure({ error }))),
        ),
      ),
    ),
  );
  log$ = createEffect(() => this.actions$.pipe(ofType(CardActions.loadCardsSuccess), tap(({ cards }) => console.log(cards[0].sub_type))), { dispatch: false }); // finds: card-sub-type
  constructor(private actions$: Actions, private api: CardApi) {}
}
export const loadGroups = createEffect(
  (actions$ = inject(Actions), api = inject(CardApi)) =>
    actions$.pipe(
      ofType(GroupsActions.load),
      switchMap(() => api.groups().pipe(map((groups) => GroupsActions.loadSuccess({ groups })))),
    ),
  { functional: true },
);
