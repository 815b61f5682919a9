import axios from 'axios';

export const events = () => axios.get('/access/events');
export const other = () => axios.get('/events');
