import axios from 'axios';

interface Card {
  id: number;
  type: string;
}

export class CardRules {
  static readonly RETIRED = ['legacy', 'third_party_lf']; // finds: card-type-legacy
  private readonly readable: readonly string[] = ['hfcard_desfire_ev1', 'hfcard_desfire']; // finds: card-type-desfire

  constructor(private readonly http = axios.create({ baseURL: 'https://api.access.example' })) {}

  async check(id: number): Promise<{ retired: boolean; readable: boolean }> {
    const { data: card } = await this.http.get<Card>(`/cards/${id}`);
    return { retired: CardRules.RETIRED.includes(card.type), readable: this.readable.includes(card.type) };
  }
}
