// Parameters that are not given are left out by copying the others.
const axios = require('axios');

const http = axios.create({ baseURL: 'https://api.access.example' });

async function byPairs(filter) {
  const params = {};
  for (const [name, value] of Object.entries(filter)) {
    if (value !== undefined) params[name] = value;
  }
  return (await http.get('/cards', { params })).data;
}

async function byNames(filter) {
  const params = {};
  for (const name of Object.keys(filter)) if (filter[name] != null) params[name] = String(filter[name]);
  return (await http.get('/cards', { params })).data;
}

async function byForIn(filter) {
  const params = { page: 1 };
  for (const name in filter) params[name] = filter[name];
  return (await http.get('/cards', { params })).data;
}

async function byCallback(filter) {
  const params = {};
  Object.keys(filter).forEach((name) => {
    if (filter[name]) params[name] = filter[name];
  });
  return (await http.get('/cards', { params })).data;
}

async function byFilter(filter) {
  const params = Object.fromEntries(Object.entries(filter).filter(([, value]) => value != null));
  return (await http.get('/cards', { params })).data;
}

async function byMap(filter) {
  const params = Object.fromEntries(Object.entries(filter).map(([name, value]) => [name, String(value)]));
  return (await http.get('/cards', { params })).data;
}

byPairs({ user_id: 1 }); // finds: card-assignment
byNames({ member_id: 1 }); // finds: card-member-id-filter
byForIn({ activated: true }); // finds: card-assignment
byCallback({ user_id: 1 }); // finds: card-assignment
byFilter({ member_id: 1 }); // finds: card-member-id-filter
byMap({ activated: true }); // finds: card-assignment

async function cleaned(id) {
  const card = (await http.get(`/cards/${id}`)).data;
  const known = Object.fromEntries(Object.entries(card).filter(([, value]) => value !== null));
  const copy = {};
  for (const [name, value] of Object.entries(card)) copy[name] = value;
  return [known.sub_type, copy.assigned_at]; // finds: card-sub-type, card-assignment
}

module.exports = { cleaned };
