interface Options {
  path?: string;
  method?: string;
  query?: Record<string, unknown>;
}

/** Each step is a new object. */
export class Call {
  constructor(private readonly options: Options = {}) {}

  to(path: string) {
    return new Call({ ...this.options, path });
  }

  using(method: string) {
    return new Call({ ...this.options, method });
  }

  where(name: string, value: unknown) {
    return new Call({ ...this.options, query: { ...this.options.query, [name]: value } });
  }

  async run<T>(): Promise<T> {
    const query = new URLSearchParams(this.options.query as Record<string, string>);
    const response = await fetch(`https://api.access.example${this.options.path}?${query}`, {
      method: this.options.method ?? 'GET',
    });
    return response.json();
  }
}

export const ofMember = (id: number) => new Call().to('/cards').where('member_id', id).run(); // finds: card-member-id-filter
export const activate = (id: number) => new Call().to(`/cards/${id}/activate`).using('POST').run(); // finds: card-assignment
export const sizes = async () => (await new Call().to('/groups').run<any[]>())[0].members_count; // finds: members-count
export const rolesOf = (id: number) => new Call().to('/role_assignments').where('user_id', id).run();
