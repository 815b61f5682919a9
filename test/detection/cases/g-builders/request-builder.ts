const BASE = 'https://api.access.example';

export class ReportRequest {
  private params: Record<string, string> = {};

  constructor(private readonly path: string) {}

  between(start: string, end: string): this {
    this.params['interval'] = `${start}/${end}`; // finds: report-interval
    return this;
  }

  zone(zone: string): this {
    this.params.time_zone = zone;
    return this;
  }

  async execute() {
    const response = await fetch(`${BASE}/reports/${this.path}?${new URLSearchParams(this.params)}`);
    return response.json();
  }
}

export class CardQuery {
  private query: URLSearchParams;

  constructor() {
    this.query = new URLSearchParams();
  }

  ofMember(id: number): this {
    this.query.set('member_id', String(id)); // finds: card-member-id-filter
    return this;
  }

  active(on = true): this {
    this.query.append('activated', String(on)); // finds: card-assignment
    return this;
  }

  async list() {
    return (await fetch(`${BASE}/cards?${this.query}`)).json();
  }
}

export const formats = async () => (await new CardQuery().ofMember(3).list()).map((card) => card.sub_type); // finds: card-sub-type
