class Ask {
  private path = '';
  private params: Record<string, unknown> = {};

  constructor(private readonly base: string) {}

  to(path: string): this {
    this.path = path;
    return this;
  }

  where(params: Record<string, unknown>): this {
    this.params = { ...this.params, ...params };
    return this;
  }

  run() {
    return fetch(`${this.base}${this.path}?${new URLSearchParams(this.params as Record<string, string>)}`);
  }
}

const forum = () => new Ask('https://forum.example');
const access = () => new Ask('https://api.access.example');

export const posts = () => forum().to('/events').where({ member_id: 4 }).run();
export const cards = () => access().to('/cards').where({ uid: '04' }).run();
export const roles = (id: number) => access().to('/role_assignments').where({ user_id: id, member_id: id }).run();

// Of one base, what one is asked for is not asked of the other.
class Query {
  protected params: Record<string, unknown> = {};

  by(params: Record<string, unknown>): this {
    Object.assign(this.params, params);
    return this;
  }
}

class Cards extends Query {
  run() {
    return fetch(`https://api.access.example/cards?${new URLSearchParams(this.params as Record<string, string>)}`);
  }
}

class Roles extends Query {
  run() {
    return fetch(`https://api.access.example/role_assignments?${new URLSearchParams(this.params as Record<string, string>)}`);
  }
}

export const byUid = () => new Cards().by({ uid: '04' }).run();
export const byText = () => new Cards().by({ query: 'x' }).run();
export const ofUser = (id: number) => new Roles().by({ user_id: id, member_id: id }).run();
