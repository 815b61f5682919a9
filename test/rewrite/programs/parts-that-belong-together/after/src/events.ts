import { z } from 'zod';

const Reference = z.object({ id: z.number(), type: z.string() });
const Event = z.object({
  uuid: z.string().nullish(),
  organization_id: z.number(),
  place_id: z.number(),
});
const EventSet = z.object({ id: z.string(), events: z.array(Event) });
type Event = z.infer<typeof Event>;

export async function places(id: string): Promise<Map<string, number>> {
  const response = await fetch(`https://api.access.example/event_sets/${id}`);
  const { events } = EventSet.parse(await response.json());
  return new Map(events.map((event) => [labelOf(event), placeOf(event)]));
}

const labelOf = (event: Event): string => `event ${event.uuid}`;
const placeOf = (event: Event): number => event.place_id ?? 0;
