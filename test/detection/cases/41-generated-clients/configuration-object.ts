import { CardsApi, Configuration, EventsApi } from '@acme/access-openapi';
import { EventsApi as ForumEvents, Configuration as ForumConfiguration } from '@acme/forum-openapi';

const configuration = new Configuration({ basePath: 'https://api.access.example', apiKey: process.env.KEY });
const cards = new CardsApi(configuration);
const forum = new ForumEvents(new ForumConfiguration({ basePath: 'https://forum.acme.dev' }));

export const assign = (id: number) => cards.assignCard({ id }); // finds: card-assignment
export const events = () => new EventsApi(configuration).fetchEvents(); // finds: event-sets
export const posts = () => forum.fetchEvents();
