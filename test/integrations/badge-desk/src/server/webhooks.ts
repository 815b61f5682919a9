import { Router } from 'express';
import { cardOf } from '../access/events';
import type { AccessEvent } from '../access/models';

/** What we subscribe to. Everything else is acknowledged and dropped. */
export const SUBSCRIBED_KINDS = new Set([
  'card.assign',
  'card.deassign',
  'member.assign_card',
  'member.assign_backup_card',
  'member.deassign_card',
]);

export interface BadgeBook {
  handedOut(cardId: number | undefined, at: string): Promise<void>;
  returned(cardId: number | undefined, at: string): Promise<void>;
}

/** Books one event. Deliveries can repeat, so the book has to cope with the same event twice. */
export async function bookEvent(event: AccessEvent, book: BadgeBook): Promise<boolean> {
  switch (event.kind) {
    case 'card.assign':
    case 'member.assign_card':
    case 'member.assign_backup_card':
      await book.handedOut(cardOf(event), event.created_at);
      return true;
    case 'card.deassign':
    case 'member.deassign_card':
      await book.returned(cardOf(event), event.created_at);
      return true;
    default:
      return false;
  }
}

export function webhookRouter(book: BadgeBook): Router {
  const router = Router();
  router.post('/webhooks/access', async (request, response) => {
    const event = request.body as AccessEvent;
    if (!SUBSCRIBED_KINDS.has(event.kind)) {
      response.sendStatus(202);
      return;
    }
    try {
      await bookEvent(event, book);
      if (event.kind === 'member.deassign_backup_card') console.info('backup badge returned');
      response.sendStatus(204);
    } catch (error) {
      console.error(`event ${event.id} could not be booked`, error);
      response.sendStatus(500);
    }
  });
  return router;
}
