import { call } from './call';
import { memberAssignPath } from './endpoints';
import type { Member } from './models';

/** Shared by the resources of the access service that follow the plain REST scheme. */
abstract class Resource<T> {
  protected readonly root: string;

  constructor(root: string) {
    this.root = root;
  }

  list(query: Record<string, string> = {}): Promise<T[]> {
    return call<T[]>(`${this.root}?${new URLSearchParams(query)}`);
  }

  protected post<R>(path: string, body?: unknown): Promise<R> {
    return call<R>(path, { method: 'POST', body: JSON.stringify(body ?? {}) });
  }
}

export class MembersResource extends Resource<Member> {
  constructor() {
    super('/members');
  }

  create(name: string, email: string): Promise<Member> {
    return this.post<Member>(this.root, { member: { name, email } });
  }

  assignCard(memberId: number, cardId: number, backup: boolean): Promise<Member> {
    return this.post<Member>(memberAssignPath(memberId, backup), { card_id: cardId });
  }

  deassignCard(memberId: number): Promise<Member> {
    return this.post<Member>(`${this.root}/${memberId}/deassign_card`);
  }

  /** The backup card goes back into the drawer first. */
  async deassignAll(member: Member): Promise<void> {
    if (member.backup_card_id !== null) await this.post(`/members/${member.id}/deassign_backup_card`);
    await this.deassignCard(member.id);
  }

  /** Members that still wait for a badge, longest waiting first. */
  async withoutBadge(): Promise<Member[]> {
    const members = await this.list();
    return members.filter((member) => !member.card_assigned && member.confirmed !== false);
  }

  /** Ids of all badges that one person holds. */
  async badgesOf(query: string): Promise<number[]> {
    const [found] = await this.list({ query });
    if (!found) return [];
    const { card_id, backup_card_id: spare } = found;
    return [card_id, spare].filter((id): id is number => id !== null);
  }
}

export const members = new MembersResource();
