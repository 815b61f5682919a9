import { createAction, createAsyncThunk, createReducer, configureStore } from '@reduxjs/toolkit';
import axios from 'axios';
import { useSelector } from 'react-redux';

const http = axios.create({ baseURL: 'https://api.access.example' });
const shown = createAction('cards/shown');
const loadGroups = createAsyncThunk('groups/load', async () => (await http.get('/groups')).data);

export const show = (id: number) => async (dispatch: (action: unknown) => void) => {
  const { data } = await http.get(`/cards/${id}`);
  dispatch(shown(data));
};

const cards = createReducer({ shown: null } as any, (builder) => {
  builder.addCase(shown, (state, { payload }) => {
    state.shown = payload;
    state.format = payload.sub_type; // finds: card-sub-type
  });
});

const groups = createReducer([] as any, {
  [loadGroups.fulfilled.type]: (state, action) => action.payload,
} as any);

const rows = createReducer({ rows: [] } as any, (builder) => builder.addCase(loadGroups.fulfilled, setRows));

function setRows(state: any, action: any) {
  state.rows.push(...action.payload);
}

export const store = configureStore({ reducer: { cards, groups, rows } });

export function useFormats() {
  const card = useSelector((state: any) => state.cards.shown);
  const list = useSelector((state: any) => state.groups);
  const pushed = useSelector((state: any) => state.rows.rows);
  return [
    card.activated, // finds: card-assignment
    list.map((group: any) => group.members_count), // finds: members-count
    pushed.map((group: any) => group.members_count), // finds: members-count
  ];
}
