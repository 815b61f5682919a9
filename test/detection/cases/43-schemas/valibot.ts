import * as v from 'valibot';

const EventSchema = v.object({
  id: v.string(), // finds: event-id
  uuid: v.string(),
  references: v.array(v.object({ id: v.string(), type: v.string() })), // finds: event-references
});

type AccessEvent = v.InferOutput<typeof EventSchema>;

export async function events(setId: string): Promise<AccessEvent[]> {
  const response = await fetch(`https://api.access.example/event_sets/${setId}`);
  const set = await response.json();
  return v.parse(v.array(EventSchema), set.events);
}

export const keys = (list: AccessEvent[]) => list.map((event) => event.id); // finds: event-id
