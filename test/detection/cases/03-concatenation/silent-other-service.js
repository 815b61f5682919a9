const ACCESS = 'https://api.access.example';
const CALENDAR = 'https://calendar.example';

export const month = (id) => fetch(CALENDAR + '/events/' + id);
export const groups = () => fetch(ACCESS + '/groups');
export const page = (id) => '/cards/' + id + '/assign';
export const log = (name) => console.log(ACCESS + ': no such event: ' + name + '/events');
export const set = (id) => fetch(ACCESS + '/event' + '_sets/' + id);
