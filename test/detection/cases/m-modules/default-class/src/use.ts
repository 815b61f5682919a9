import Doors from './doors';

class Office extends Doors {
  enroll(card: object) {
    return this.client.post('/cards/enroll', { card }); // finds: card-enroll
  }
}

export const ids = async () => (await new Office().events()).data.map((event) => event.id); // finds: event-id
