import axios, { type AxiosResponse } from 'axios';
import { call, put, takeLatest } from 'redux-saga/effects';

interface Group {
  id: number;
  members_count: number; // finds: members-count
}

const loaded = (groups: Group[]) => ({ type: 'groups/loaded' as const, groups });

const fetchGroups = () => axios.get<Group[]>('https://api.access.example/groups');

function* load() {
  const response: AxiosResponse<Group[]> = yield call(fetchGroups);
  const big = response.data.filter((group) => group.members_count > 10); // finds: members-count
  yield put(loaded(big));
}

export function reducer(state: Group[] = [], action: ReturnType<typeof loaded>): Group[] {
  return action.type === 'groups/loaded' ? action.groups.filter((group) => group.members_count) : state; // finds: members-count
}

export function* watch() {
  yield takeLatest('groups/load', load);
}
