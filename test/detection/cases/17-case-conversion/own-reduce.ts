import axios from 'axios';
import camelCase from 'lodash/camelCase';

function camelKeys(row) {
  return Object.keys(row).reduce((out, key) => {
    out[camelCase(key)] = row[key];
    return out;
  }, {});
}

export async function events() {
  const { data } = await axios.get('https://api.access.example/events'); // finds: event-sets
  return data.map(camelKeys).map((event) => event.references); // finds: event-references
}
