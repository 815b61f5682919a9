import axios, { type AxiosInstance } from 'axios';

class CardsApi {
  constructor(private http: AxiosInstance) {}
  enroll = (card: object) => this.http.post('/cards/enroll', { card }); // finds: card-enroll
  list = (query: object) => this.http.get('/cards', { params: query }).then(({ data }) => data);
}

class EventsApi {
  constructor(private http: AxiosInstance) {}
  list = () => this.http.get('/events').then(({ data }) => data); // finds: event-sets
}

export class Access {
  readonly cards: CardsApi;
  readonly events: EventsApi;

  constructor(secret: string) {
    const http = axios.create({ baseURL: 'https://api.access.example', headers: { Authorization: `SERVICE-LOGIN ${secret}` } });
    this.cards = new CardsApi(http);
    this.events = new EventsApi(http);
  }
}

const access = new Access(process.env.ACCESS_SECRET ?? '');

export const mine = (memberId: number) => access.cards.list({ member_id: memberId }); // finds: card-member-id-filter
export const ids = async () => (await access.events.list()).map((event) => event.id); // finds: event-id
