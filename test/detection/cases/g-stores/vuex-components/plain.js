import store from './store';
export const formats = () => store.state.cards.all.map((card) => card.sub_type); // finds: card-sub-type
export const crowded = () => store.getters.crowded[0].members_count; // finds: members-count
export const topics = () => store.state.topics.all.map((topic) => topic.sub_type);
