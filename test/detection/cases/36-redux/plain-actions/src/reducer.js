import { CARDS_LOADED, DECK_DEALT, GROUPS_LOADED } from './types';

const initial = { cards: [], kinds: [], busiest: null };

export default function access(state = initial, action) {
  switch (action.type) {
    case CARDS_LOADED:
      return { ...state, cards: action.cards, kinds: action.cards.map((card) => card.sub_type) }; // finds: card-sub-type
    case GROUPS_LOADED: {
      const [first] = [...action.payload].sort((a, b) => b.members_count - a.members_count); // finds: members-count, members-count
      return { ...state, busiest: first.name };
    }
    case DECK_DEALT:
      return { ...state, deck: action.cards.filter((card) => card.sub_type), size: action.payload.members_count };
    default:
      return state;
  }
}
