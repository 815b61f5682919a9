import axios from 'axios';
import groupBy from 'lodash/groupBy';
import keyBy from 'lodash/keyBy';
import { sortBy, uniqBy } from 'lodash-es';

export async function eventTables(setId) {
  const { data } = await axios.get(`https://api.access.example/event_sets/${setId}`);
  const byId = keyBy(data.events, 'id'); // finds: event-id
  const unique = uniqBy(data.events, 'id'); // finds: event-id
  const byPlace = groupBy(data.events, 'place_id');
  return { byId, unique, sorted: sortBy(byPlace[1], ['references']) }; // finds: event-references
}
