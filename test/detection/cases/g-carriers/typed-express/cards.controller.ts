import type { Request, Response } from 'express';

export class CardsController {
  async list({ access, query }: Request, res: Response) {
    const cards = await access.cards();
    res.json(query.old ? cards.filter((card) => card.sub_type) : cards); // finds: card-sub-type
  }

  async formats(request: Request, response: Response) {
    const cards = await request.access.cards();
    response.json(cards.map((card) => card.sub_type)); // finds: card-sub-type
  }
}
