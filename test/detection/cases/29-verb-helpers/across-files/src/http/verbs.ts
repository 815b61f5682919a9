import { send } from './send';

export const get = (path: string, query = {}) => send('GET', path, { query });
export const post = (path: string, body = {}) => send('POST', path, { body });
