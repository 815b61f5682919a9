import type { AccessClient } from '@acme/access';
import type { CalendarClient } from '@acme/calendar';

export class CardService {
  constructor(
    private readonly access: AccessClient,
    private readonly calendar: CalendarClient,
  ) {}

  async kinds() {
    const { data } = await this.access.get('cards');
    return data.map((card) => card.subType); // finds: card-sub-type
  }

  upcoming() {
    return this.calendar.get('events');
  }
}

export const activate = (client: AccessClient, id: number) => client.post(`cards/${id}/activate`); // finds: card-assignment
