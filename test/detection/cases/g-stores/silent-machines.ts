import { assign, createActor, createMachine, fromPromise } from 'xstate';

const decks = async () => (await fetch('https://decks.example/cards')).json();
const cards = async () => (await fetch('https://api.access.example/cards')).json();

const machine = createMachine({
  context: { decks: [], names: [], shown: { sub_type: 'a' } },
  states: {
    first: { invoke: { src: fromPromise(decks), onDone: { actions: assign({ decks: ({ event }) => event.output }) } } },
    second: {
      invoke: {
        src: fromPromise(cards),
        onDone: { actions: assign({ names: ({ event }) => event.output.map((card) => ({ sub_type: card.format_name })) }) },
      },
    },
  },
  entry: ({ context }) => console.log(context.decks[0].sub_type, context.shown.sub_type),
});
export const first = createActor(machine).getSnapshot().context.names[0].sub_type;
