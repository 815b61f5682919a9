import express from 'express';

/** Payloads come from https://api.access.example and are signed with our webhook secret. */
export const hooks = express.Router();

hooks.post('/hooks/access', (request, response) => {
  const { kind, uuid } = request.body;
  switch (kind) {
    case 'member.assign_card': // finds: member-card-assignment likely
    case 'card.assign':
      console.info('assigned', uuid);
      break;
    case 'member.deassign_card': // finds: member-card-assignment likely
      console.info('returned', uuid);
      break;
  }
  response.sendStatus(204);
});
