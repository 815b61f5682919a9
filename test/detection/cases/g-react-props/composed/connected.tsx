import { connect, ConnectedProps, useSelector } from 'react-redux';
import { createSlice, createAsyncThunk, configureStore, createSelector, createStructuredSelector } from '@reduxjs/toolkit';
import { getCards, getGroups } from './api';
export const load = createAsyncThunk('cards/load', () => getCards());
export const loadGroups = createAsyncThunk('groups/load', getGroups);
const slice = createSlice({ name: 'cards', initialState: { list: [], groups: [], filter: '' }, reducers: {}, extraReducers: (b) => { b.addCase(load.fulfilled, (s, a) => { s.list = a.payload; }); b.addCase(loadGroups.fulfilled, (s, { payload }) => { s.groups = payload; }); } });
export const store = configureStore({ reducer: { cards: slice.reducer } });
const selectSlice = (state) => state.cards;
const selectList = createSelector(selectSlice, (s) => s.list);
const selectGroups = createSelector([selectSlice], (s) => s.groups);
const selectTypes = createSelector(selectList, (list) => list.map((c) => c.sub_type)); // finds: card-sub-type
const selectById = createSelector([selectList, (_, id) => id], (list, id) => list.find((c) => c.id === id));
const structured = createStructuredSelector({ cards: selectList, groups: selectGroups });
const mapState = (state) => ({ cards: state.cards.list, groups: selectGroups(state) });
const connector = connect(mapState, { load });
const A = ({ cards, groups }: ConnectedProps<typeof connector>) => <p>{cards[0].sub_type}{groups[0].members_count}</p>; // finds: card-sub-type, members-count
export const AA = connector(A);
const B = ({ cards, groups }) => <p>{cards[0].sub_type}{groups[0].members_count}</p>; // finds: card-sub-type, members-count
export const BB = connect(structured)(B);
export const C = () => { const { cards } = useSelector(structured); const one = useSelector((s) => selectById(s, 3)); return <p>{cards[0].sub_type}{one.sub_type}</p>; }; // finds: card-sub-type, card-sub-type
export const D = connect(createStructuredSelector({ rows: selectList }))(({ rows }) => <p>{rows[0].sub_type}</p>); // finds: card-sub-type
