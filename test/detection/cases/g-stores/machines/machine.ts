import { assign, createMachine, fromPromise, setup } from 'xstate';
import { getCards, getDecks } from './api';

export const cardsMachine = createMachine({
  id: 'cards',
  context: { cards: [], decks: [], error: null },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        src: fromPromise(() => getCards()),
        onDone: { target: 'ready', actions: assign({ cards: ({ event }) => event.output }) },
        onError: { target: 'failed', actions: assign({ error: ({ event }) => event.error }) },
      },
    },
    ready: { on: { PICK: { actions: ({ context }) => console.log(context.cards[0].sub_type) } } }, // finds: card-sub-type
    failed: {},
  },
});

export const setupMachine = setup({
  actors: { fetchCards: fromPromise(async () => getCards()), fetchDecks: fromPromise(async () => getDecks()) },
  actions: { log: ({ context }) => console.log(context.cards[0].sub_type, context.decks[0].sub_type) }, // finds: card-sub-type
}).createMachine({
  context: { cards: [], decks: [] },
  states: {
    first: {
      invoke: { src: 'fetchCards', onDone: { target: 'second', actions: assign({ cards: ({ event }) => event.output }) } },
    },
    second: { invoke: { src: 'fetchDecks', onDone: { actions: assign(({ event }) => ({ decks: event.output })) } } },
  },
});
