import { apply, call, fork, put, takeLatest } from 'redux-saga/effects';
import axios from 'axios';

const access = axios.create({ baseURL: 'https://api.access.example' });

function* loadCards(action) {
  const { data } = yield call([access, 'get'], '/cards', { params: { member_id: action.id } }); // finds: card-member-id-filter
  yield put({ type: 'CARDS', kinds: data.map((card) => card.sub_type) }); // finds: card-sub-type
  yield call([access, access.get], '/events'); // finds: event-sets
  yield fork({ context: access, fn: access.post }, '/cards/enroll', action.card); // finds: card-enroll
  yield apply(access, access.get, ['/member_export_reporters']); // finds: member-export-reporter
}

export default function* root() {
  yield takeLatest('LOAD', loadCards);
}
