const axios = require('axios');

const http = axios.create({ baseURL: 'https://api.access.example' });
const shop = axios.create({ baseURL: 'https://shop.example.com' });

function given(filter) {
  const params = {};
  for (const [name, value] of Object.entries(filter)) if (value !== undefined) params[name] = value;
  return params;
}

const cards = (filter) => http.get('/cards', { params: given(filter) });
const products = (filter) => shop.get('/cards', { params: given(filter) });

cards({ uid: '04', page: 2 });
products({ user_id: 1, member_id: 2, activated: true });

// Tables of the project's own that share the names of a card's fields.
async function checked(id) {
  const card = (await http.get(`/cards/${id}`)).data;
  const errors = {};
  for (const name of Object.keys(card)) errors[name] = 'required';
  const labels = Object.fromEntries(Object.entries(card).map(([name, value]) => [name, value === null]));
  const widths = {};
  for (const name of Object.keys(errors)) widths[name] = errors[name].length;
  return [errors.sub_type, labels.sub_type, widths.sub_type];
}

module.exports = { checked };
