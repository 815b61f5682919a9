/** The kiosk's client: same service as the backend, but camelCase all the way, like the rest of the kiosk. */

export interface KioskCard {
  id: number;
  type: string;
  subType: string | null;
  activatedAt: string | null;
  assignedById?: number | null;
}

export interface KioskGroup {
  id: number;
  name: string;
  membersCount: number;
  locksCount: number;
}

export interface KioskEvent {
  id: string;
  placeId: number;
  organizationId: number;
}

export interface CardQuery {
  memberId?: number;
  token?: string;
  limit?: number;
}

const toCamel = (name: string): string => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
const toSnake = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

function camelize(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(camelize);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [toCamel(key), camelize(inner)]));
}

export class AccessClient {
  private readonly secret: string;
  private readonly baseUrl: string;

  constructor(secret: string, baseUrl = 'https://api.access.example') {
    this.secret = secret;
    this.baseUrl = baseUrl;
  }

  async get<T>(path: string, query: object = {}): Promise<T> {
    const url = new URL(path, this.baseUrl);
    for (const [key, value] of Object.entries(query)) {
      if (value !== undefined) url.searchParams.set(toSnake(key), String(value));
    }
    return this.send<T>(url, { method: 'GET' });
  }

  async post<T>(path: string, body: unknown): Promise<T> {
    return this.send<T>(new URL(path, this.baseUrl), { method: 'POST', body: JSON.stringify(body) });
  }

  private async send<T>(url: URL, init: RequestInit): Promise<T> {
    const headers = { 'Content-Type': 'application/json', Authorization: `SERVICE-LOGIN ${this.secret}` };
    const response = await fetch(url, { ...init, headers });
    if (!response.ok) throw new Error(`The access service answered ${response.status}`);
    return camelize(await response.json()) as T;
  }

  fetchCards(query: CardQuery = {}): Promise<KioskCard[]> {
    return this.get<KioskCard[]>('cards', query);
  }

  fetchEvents(limit: number): Promise<KioskEvent[]> {
    return this.get<KioskEvent[]>('events', { limit });
  }

  enrollCard(token: string): Promise<KioskCard> {
    return this.post<KioskCard>('cards/enroll', { card: { token } });
  }

  fetchGroups(ids: number[]): Promise<KioskGroup[]> {
    return this.get<KioskGroup[]>('groups', { ids: ids.join(',') });
  }
}
