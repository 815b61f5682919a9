import axios from 'axios';
import createSagaMiddleware from 'redux-saga';
import { call, getContext } from 'redux-saga/effects';

const access = axios.create({ baseURL: 'https://api.access.example' });
export const sagas = createSagaMiddleware({ context: { access } });

export function* loadEvents() {
  const response = yield call(access.get, '/events'); // finds: event-sets
  return response.data;
}
