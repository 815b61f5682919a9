import { Expose, plainToInstance } from 'class-transformer';

export class Presence {
  @Expose() actor_type!: 'User' | 'GroupLink';
  @Expose() user_id?: number; // finds: presence-actor
  @Expose() member_name?: string; // finds: presence-actor
}

export class PresenceClient {
  async list(): Promise<Presence[]> {
    const response = await fetch('https://api.access.example/presences');
    return plainToInstance(Presence, (await response.json()) as Presence[]);
  }

  async names(): Promise<string[]> {
    const list = await this.list();
    return list.map((presence) => presence.member_name ?? ''); // finds: presence-actor
  }
}
