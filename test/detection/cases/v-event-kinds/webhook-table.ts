import type { IncomingMessage } from 'node:http';

export const SERVICE = 'https://api.access.example';

type Handler = (uuid: string) => Promise<void>;

const assigned: Handler = async () => {};
const returned: Handler = async () => {};

const handlers: Record<string, Handler> = {
  'card.assign': assigned,
  'card.deassign': returned,
  'member.assign_card': assigned, // finds: member-card-assignment likely
  'member.deassign_backup_card': returned, // finds: member-card-assignment likely
};

export async function dispatch(_request: IncomingMessage, body: { type: string; uuid: string }): Promise<void> {
  await handlers[body.type]?.(body.uuid);
}
