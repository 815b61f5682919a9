import { createAction, createActionGroup, emptyProps, props } from '@ngrx/store';
export const loadCards = createAction('[Cards] Load');
export const loadCardsSuccess = createAction('[Cards] Load Success', props<{ cards: any[] }>());
export const loadCardsFailure = createAction('[Cards] Load Failure', props<{ error: string }>());
export const GroupsActions = createActionGroup({ source: 'Groups API', events: { 'Load': emptyProps(), 'Load Success': props<{ groups: any[] }>(), 'Other Success': props<{ groups: any[] }>() } });
