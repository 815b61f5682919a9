import { CardsApi, Configuration, EventsApi } from '@acme/access-sdk';

const config = new Configuration({ basePath: process.env.ACCESS_URL });
const cards = new CardsApi(config);
const events = new EventsApi(config);

export async function handOver(id: number, userId: number): Promise<void> {
  await cards.assignCard({ id, assignCardRequest: { userId } }); // finds: card-assignment
}

export async function register(token: string) {
  return cards.enrollCard({ enrollCardRequest: { token } }); // finds: card-enroll
}

export async function recent() {
  const list = await events.fetchEvents({ limit: 5 }); // finds: event-sets
  return list.map((event) => event.id); // finds: event-id
}

export async function format(id: number): Promise<string> {
  const card = await cards.fetchCard({ id });
  return card.subType; // finds: card-sub-type
}
