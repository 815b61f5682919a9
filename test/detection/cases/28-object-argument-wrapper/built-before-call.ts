import { send } from './send';
import axios from 'axios';

const request = (options: { path: string; verb: string; query?: object }) =>
  axios({ url: options.path, method: options.verb, params: options.query, baseURL: 'https://api.access.example' });

export function usage(interval: string) {
  const options = { path: '/reports/usage', verb: 'GET', query: { interval } }; // finds: report-interval
  return request(options);
}

export const other = (interval: string) => send({ path: '/reports/usage', verb: 'GET', query: { interval } });
