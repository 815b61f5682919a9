import axios from 'axios';
import { all, call, put, select, takeLatest } from 'redux-saga/effects';

const api = axios.create({ baseURL: 'https://api.access.example' });

function* refresh() {
  const [cards, events] = yield all([
    call(api.get, '/cards'),
    call(api.get, '/events', { params: { limit: 10 } }), // finds: event-sets
  ]);
  const { presences } = yield all({ presences: call(api.get, '/presences'), theme: select((state) => state.theme) });
  yield put({
    type: 'refreshed',
    formats: cards.data.map((card) => card.sub_type), // finds: card-sub-type
    events: events.data.map(({ id }) => id), // finds: event-id
    people: presences.data.map((presence) => presence.member_id), // finds: presence-actor
  });
}

export function* root() {
  yield takeLatest('refresh', refresh);
}
