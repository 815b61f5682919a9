import Joi from 'joi';

export const API = 'https://api.access.example';

/** Body of the webhook that our own gateway forwards. */
export const badge = Joi.object({
  id: Joi.number(),
  kind: Joi.string().valid('hfcard_desfire_ev1', 'legacy', 'hfcard_desfire'), // finds: card-type-desfire likely, card-type-legacy likely
});
