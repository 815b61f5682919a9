import camelcaseKeys from 'camelcase-keys';

class Transport {
  constructor(private readonly secret: string) {}

  async send<T>(method: string, path: string): Promise<T> {
    const res = await fetch(`https://api.access.example/${path}`, {
      method,
      headers: { Authorization: `SERVICE-LOGIN ${this.secret}` },
    });
    return camelcaseKeys(await res.json(), { deep: true }) as T;
  }
}

export interface Group {
  id: number;
  name: string;
  membersCount: number; // finds: members-count
}

export interface DoorEvent {
  id: number; // finds: event-id
  uuid: string;
}

export interface Card {
  id: number;
  subType?: string; // finds: card-sub-type
}

export class Listing<T> {
  constructor(
    protected readonly transport: Transport,
    protected readonly path: string,
  ) {}

  all(): Promise<T[]> {
    return this.transport.send<T[]>('get', this.path);
  }
}

export class Doors {
  readonly groups: Listing<Group>;
  readonly events: Listing<DoorEvent>;
  readonly cards: Listing<Card>;

  constructor(secret: string) {
    const transport = new Transport(secret);
    this.groups = new Listing(transport, 'groups');
    this.events = new Listing(transport, 'events'); // finds: event-sets
    this.cards = new Listing(transport, 'cards');
  }
}

interface Column<T> {
  title: string;
  key: keyof T;
}

const GROUP_COLUMNS: Column<Group>[] = [
  { title: 'ID', key: 'id' },
  { title: 'Members', key: 'membersCount' }, // finds: members-count
];

const EVENT_COLUMNS: Column<DoorEvent>[] = [{ title: '#', key: 'id' }]; // finds: event-id

function print<T extends object>(rows: T[], columns: Column<T>[]): void {
  for (const row of rows) console.log(columns.map(({ key }) => String(row[key] ?? '')));
}

const labelOf = (card: Card) => `${card.id} ${card.subType ?? '-'}`; // finds: card-sub-type

export async function report(secret: string): Promise<void> {
  const doors = new Doors(secret);
  print(await doors.groups.all(), GROUP_COLUMNS);
  print(await doors.events.all(), EVENT_COLUMNS);
  for (const card of await doors.cards.all()) console.log(labelOf(card));
}
