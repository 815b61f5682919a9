import { createAsyncThunk, createEntityAdapter, createSlice, configureStore } from '@reduxjs/toolkit';
import axios from 'axios';
import { useSelector } from 'react-redux';

const http = axios.create({ baseURL: 'https://api.access.example' });
const cardsAdapter = createEntityAdapter();
const groupsAdapter = createEntityAdapter({ selectId: (group) => group.id });

export const loadCards = createAsyncThunk('cards/load', async () => (await http.get('/cards')).data);

const cards = createSlice({
  name: 'cards',
  initialState: cardsAdapter.getInitialState({ status: 'idle' }),
  reducers: {},
  extraReducers: (builder) =>
    builder.addCase(loadCards.fulfilled, (state, { payload }) => {
      state.status = 'loaded';
      cardsAdapter.setAll(state, payload);
    }),
});

const groups = createSlice({
  name: 'groups',
  initialState: groupsAdapter.getInitialState(),
  reducers: { received: groupsAdapter.upsertMany },
});

export const loadGroups = () => async (dispatch) => {
  const { data } = await http.get('/groups');
  dispatch(groups.actions.received(data));
};

export const store = configureStore({ reducer: { cards: cards.reducer, groups: groups.reducer } });
const selectors = cardsAdapter.getSelectors((state) => state.cards);
const { selectAll: selectGroups } = groupsAdapter.getSelectors((state) => state.groups);

export function useDesk(id) {
  const all = useSelector(selectors.selectAll);
  const card = useSelector((state) => selectors.selectById(state, id));
  const list = useSelector(selectGroups);
  return { all: all.map((item) => item.sub_type), pin: card.two_factor_pin, list: list[0].members_count }; // finds: card-sub-type, card-assignment, members-count
}
