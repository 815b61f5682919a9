import type { CardRecord } from '../data/data-types.js';
import type { EmulatedAnswer, EmulatedCall, EmulatedOperation } from '../emulated-call.js';
import { booleanOf, idOf, requiredText, textOf } from '../resources/body-fields.js';
import { assignCard, changePin } from '../resources/card-assignment-rules.js';
import { answerOnDay } from '../deprecations/answer-on-day.js';
import { cardOfPath, cardsOf, fullCard } from '../resources/cards.js';
import { membersOf, userInOrganization } from '../resources/members.js';
import { freeId, nextInstant } from '../resources/store.js';
import { badRequest, conflict } from '../server/refusal.js';

/** Cards (sections 2.6 and 4). */
export const cardRoutes: Readonly<Record<string, EmulatedOperation>> = {
  fetchCards: {
    choices: [
      'The filters by token and UID are named `token` and `uid`; `type`, `sub_type` and `format_name` filter as well.',
      'A filter compares with the value that is shown on the day.',
    ],
    handle: (call) => {
      const { store, query } = call;
      const userOfMember = memberFilter(call);
      const found = cardsOf(call)
        .map((card) => fullCard(store, card))
        .filter((card) => {
          if (userOfMember !== undefined && card['user_id'] !== userOfMember) return false;
          return ['user_id', 'activated', 'token', 'uid', 'format_name'].every(
            (name) => query[name] === undefined || String(card[name]) === query[name],
          );
        })
        .filter((card) => query['type'] === undefined || shownType(call, card) === query['type']);
      return { body: found };
    },
  },
  createCard: {
    choices: [
      'No field is required; `type`, `token`, `uid`, `format_name` and, as long as it works, `user_id` are taken.',
      'A token or UID that another card of the organization has is a conflict (409).',
    ],
    handle: createCard,
  },
  enrollCard: { choices: ['Takes and answers what `POST /cards` does.'], handle: createCard },
  fetchCard: {
    choices: ['An unknown card is 404.'],
    handle: (call) => answerCard(call, cardOfPath(call)),
  },
  updateCard: {
    choices: [
      'Takes `two_factor_pin` (a text of digits, or null), `send_two_factor_pin_notification`, `format_name` and `activated`; other fields change nothing.',
    ],
    handle: (call) => {
      const card = cardOfPath(call);
      const formatName = textOf(call.body, 'format_name');
      const activated = booleanOf(call.body, 'activated');
      changePin(call, card, call.body);
      if (formatName !== undefined) card.format_name = formatName;
      if (activated !== undefined) setActivated(call, card, activated);
      return answerCard(call, card);
    },
  },
  activateCard: {
    choices: ['Answers the card; no event is written.'],
    handle: (call) => {
      const card = cardOfPath(call);
      setActivated(call, card, true);
      return answerCard(call, card);
    },
  },
  deactivateCard: {
    choices: ['Answers the card; no event is written.'],
    handle: (call) => {
      const card = cardOfPath(call);
      setActivated(call, card, false);
      return answerCard(call, card);
    },
  },
  activateCardWithToken: {
    choices: ['The body is `{ "token": … }`; another token than that of the card is 400.'],
    handle: (call) => {
      const card = cardOfPath(call);
      if (requiredText(call.body, 'token') !== card.token) throw badRequest('The token is not that of the card.');
      setActivated(call, card, true);
      return answerCard(call, card);
    },
  },
};

function answerCard({ store }: EmulatedCall, card: CardRecord): EmulatedAnswer {
  return { resource: 'Card', body: fullCard(store, card) };
}

/** The user of the member that `member_id` names; -1, which nobody has, for an unknown member. */
function memberFilter(call: EmulatedCall): number | undefined {
  const wanted = call.query['member_id'];
  if (wanted === undefined) return undefined;
  return membersOf(call).find(({ id }) => String(id) === wanted)?.user_id ?? -1;
}

function shownType({ surface }: EmulatedCall, card: unknown): unknown {
  const shown = answerOnDay(surface, 'Card', card, () => undefined) as { type?: unknown } | undefined;
  return shown?.type;
}

function createCard(call: EmulatedCall): EmulatedAnswer {
  const { store, body, organization } = call;
  const [type, token, uid, formatName] = ['type', 'token', 'uid', 'format_name'].map((name) => textOf(body, name));
  const userId = idOf(body, 'user_id');
  for (const other of cardsOf(call)) {
    if (token !== undefined && other.token === token) throw conflict('Another card has this token.');
    if (uid !== undefined && other.uid === uid) throw conflict('Another card has this UID.');
  }
  const user = userId === undefined ? undefined : userInOrganization(call, userId);
  const card: CardRecord = {
    id: freeId(store, 'cards'),
    organization_id: organization.id,
    ...(type !== undefined && { type }),
    ...(token !== undefined && { token }),
    ...(uid !== undefined && { uid }),
    ...(formatName !== undefined && { format_name: formatName }),
  };
  store.cards.push(card);
  if (user) assignCard(call, card, user);
  return answerCard(call, card);
}

function setActivated({ store, asOf }: EmulatedCall, card: CardRecord, activated: boolean): void {
  if (activated) {
    card.activated_at = nextInstant(store, asOf);
    delete card.deactivated_at;
  } else {
    card.deactivated_at = nextInstant(store, asOf);
  }
}
