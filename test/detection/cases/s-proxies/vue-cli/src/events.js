import axios from 'axios';

export const events = () => axios.get('/events'); // finds: event-sets
export const other = () => axios.get('https://calendar.example/events');
