import axios from 'axios';

const api = axios.create({ baseURL: 'https://api.access.example' });

export class Card {
  static path = '/cards';

  constructor(protected readonly data: Record<string, unknown>) {}

  static wrap(row: Record<string, unknown>): Card {
    return new this(row);
  }

  static async list(): Promise<Card[]> {
    const { data } = await api.get(this.path);
    return data.map((row: Record<string, unknown>) => this.wrap(row));
  }

  get format(): unknown {
    return this.data.sub_type; // finds: card-sub-type
  }
}

export class BackupCard extends Card {
  get label(): string {
    return `${this.data.sub_type} (backup)`; // finds: card-sub-type
  }
}
