import { http } from '../../../packages/http/src/index';

export const events = () => http<{ id: number }[]>('events'); // finds: event-sets, event-id
