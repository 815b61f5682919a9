import { Machine, assign } from 'xstate';
import { getCards } from './api';
export const m = Machine({
  context: { cards: [] as any[] },
  states: {
    loading: {
      invoke: { id: 'load', src: () => getCards(), onDone: { target: 'done', actions: assign({ cards: (context, event) => event.data }) } },
    },
    done: { entry: (context) => context.cards.forEach((c) => c.sub_type) }, // finds: card-sub-type
  },
});
