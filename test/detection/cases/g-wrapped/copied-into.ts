const root = 'https://api.access.example';

class Model {
  static path: string;
  [key: string]: any;

  constructor(row: object) {
    Object.assign(this, row);
  }

  static async find(id: number) {
    const response = await fetch(`${root}${this.path}/${id}`);
    return new this(await response.json());
  }
}

class Card extends Model {
  static path = '/cards';
}

class Lock extends Model {
  static path = '/locks';
}

export async function describe(): Promise<string> {
  const card = await Card.find(3);
  const lock = await Lock.find(3);
  return `${card.sub_type} ${lock.sub_type}`; // finds: card-sub-type
}
