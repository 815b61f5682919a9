import * as http from './http';
import { accessHttp as door } from './http';
import { 'access-http' as quoted } from './http';

export const events = () => door.get('/events'); // finds: event-sets
export const exporters = () => http.accessHttp.get('/member_export_reporters'); // finds: member-export-reporter
export const enroll = (card: object) => quoted.post('/cards/enroll', { card }); // finds: card-enroll
