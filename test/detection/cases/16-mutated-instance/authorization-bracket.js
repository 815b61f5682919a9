const axios = require('axios');

const instance = axios.create({ baseURL: process.env.DOOR_URL });
instance.defaults.headers.common['Authorization'] = 'SERVICE-LOGIN ' + process.env.DOOR_KEY;

exports.events = () => instance.get('/events').then((res) => res.data.map((e) => e.id)); // finds: event-sets, event-id
