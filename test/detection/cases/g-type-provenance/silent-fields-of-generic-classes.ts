class Transport {
  constructor(
    private readonly base: string,
    private readonly key: string,
  ) {}

  async send<T>(path: string): Promise<T> {
    return (await fetch(`${this.base}/${path}`, { headers: { Authorization: this.key } })).json() as Promise<T>;
  }
}

interface Group {
  id: number;
  name: string;
}

interface Club {
  id: number;
  members_count: number;
}

interface Ticket {
  id: number;
  sub_type: string;
}

class Listing<T> {
  constructor(
    private readonly transport: Transport,
    private readonly path: string,
  ) {}

  all(): Promise<T[]> {
    return this.transport.send<T[]>(this.path);
  }
}

class Directory {
  readonly groups: Listing<Group>;
  readonly clubs: Listing<Club>;
  readonly tickets: Listing<Ticket>;

  constructor() {
    const doors = new Transport('https://api.access.example', `SERVICE-LOGIN ${process.env.SECRET}`);
    const clubs = new Transport('https://clubs.example', 'key');
    this.groups = new Listing(doors, 'groups');
    this.clubs = new Listing(clubs, 'groups');
    this.tickets = new Listing(clubs, 'cards');
  }
}

const directory = new Directory();

export async function overview(): Promise<void> {
  for (const group of await directory.groups.all()) console.log(group.id, group.name);
  for (const club of await directory.clubs.all()) console.log(club.id, club.members_count);
  for (const ticket of await directory.tickets.all()) console.log(ticket.id, ticket.sub_type);
}
