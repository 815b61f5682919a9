import { request } from './core';
import type { Card } from './models';

export class CardsService {
  public static assignCard(id: number, requestBody: { user_id: number }): Promise<Card> {
    return request({ method: 'POST', url: '/cards/{id}/assign', path: { id }, body: requestBody }); // finds: card-assignment
  }

  public static fetchCards(memberId?: number): Promise<Card[]> {
    return request({ method: 'GET', url: '/cards', query: { member_id: memberId } }); // finds: card-member-id-filter
  }
}
