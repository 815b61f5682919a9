const axios = require('axios');
const CircuitBreaker = require('opossum');
const _ = require('lodash');

const api = axios.create({ baseURL: 'https://api.access.example' });
const forum = axios.create({ baseURL: 'https://forum.example' });

const breaker = new CircuitBreaker((config) => api.request(config).then((response) => response.data), { timeout: 8000 });
const other = new CircuitBreaker((config) => forum.request(config).then((response) => response.data));

exports.presences = async () => (await breaker.fire({ url: '/presences' })).map((person) => person.user_name); // finds: presence-actor
exports.report = (interval) => breaker.fire({ url: '/reports/doors', params: { interval } }); // finds: report-interval
exports.posts = (interval) => other.fire({ url: '/reports/doors', params: { interval } });

const ask = _.curry((method, url) => api.request({ method, url }));
exports.events = () => ask('get')('/events'); // finds: event-sets
exports.groups = async () => (await ask('get')('/groups')).data.map((group) => group.members_count); // finds: members-count
