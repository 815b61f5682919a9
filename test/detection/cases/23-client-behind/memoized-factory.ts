import axios from 'axios';
import memoize from 'lodash/memoize';
import { once } from 'lodash';

const getAccess = once(() => axios.create({ baseURL: 'https://api.access.example' }));
const getForum = memoize(() => axios.create({ baseURL: 'https://api.forum.example' }));

export const events = () => getAccess().get('/events'); // finds: event-sets
export const threads = () => getForum().get('/events');
