export class Client {
  constructor(private readonly url: string) {}

  async get(path: string) {
    const response = await fetch(`${this.url}${path}`);
    return response.json();
  }
}

export const doors = new Client(process.env.DOORS_URL ?? '');
export const forum = new Client(process.env.FORUM_URL ?? '');
