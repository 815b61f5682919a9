import { apply, call, fork } from 'redux-saga/effects';
import axios from 'axios';

const forum = axios.create({ baseURL: 'https://forum.example.net' });
export const service = 'https://api.access.example';

export function* load(action) {
  const { data } = yield call([forum, 'get'], '/cards', { params: { member_id: action.id } });
  yield call([forum, forum.get], '/events', data.map((card) => card.sub_type));
  yield fork({ context: forum, fn: forum.post }, '/cards/enroll', action.card);
  yield apply(forum, forum.get, ['/member_export_reporters']);
}
