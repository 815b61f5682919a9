import { createFeature, createReducer, on, createSelector, createFeatureSelector } from '@ngrx/store';
import { EntityState, EntityAdapter, createEntityAdapter } from '@ngrx/entity';
import { loadCards, loadCardsSuccess, GroupsActions } from './actions';
export interface State { cards: any[]; loading: boolean; groups: any[]; others: any[] }
const initialState: State = { cards: [], loading: false, groups: [], others: [] };
export const cardsFeature = createFeature({
  name: 'cards',
  reducer: createReducer(
    initialState,
    on(loadCards, (state) => ({ ...state, loading: true })),
    on(loadCardsSuccess, (state, { cards }) => ({ ...state, cards, loading: false })),
    on(GroupsActions.loadSuccess, (state, { groups }): State => ({ ...state, groups })),
    on(GroupsActions.otherSuccess, (state, { groups }): State => ({ ...state, others: groups })),
  ),
  extraSelectors: ({ selectCards }) => ({ selectEv1: createSelector(selectCards, (cards) => cards.filter((c) => c.sub_type === 'EV1')) }), // finds: card-sub-type
});
export const { selectCards, selectGroups, selectOthers, selectCardsState } = cardsFeature;
export const selectTypes = createSelector(selectCards, (cards) => cards.map((c) => c.sub_type)); // finds: card-sub-type
export const selectOtherCounts = createSelector(selectOthers, (o) => o.map((g) => g.members_count));
export interface OldState { cards: any[] }
const adapter: EntityAdapter<any> = createEntityAdapter<any>();
export const oldReducer = createReducer(adapter.getInitialState({ loaded: false }), on(loadCardsSuccess, (state, { cards }) => adapter.setAll(cards, state)));
export const selectOld = createFeatureSelector<any>('old');
export const { selectAll } = adapter.getSelectors();
export const selectOldCards = createSelector(selectOld, selectAll);
