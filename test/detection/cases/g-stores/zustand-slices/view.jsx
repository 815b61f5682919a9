import { useCards, useDesk } from './store.js';

export function Desk() {
  const topics = useDesk((state) => state.topics);
  const cards = useCards((state) => state.cards);
  return (
    <p>
      {topics.map((topic) => topic.members_count)}
      {Object.values(cards).map((card) => card.sub_type)} {/* finds: card-sub-type */}
    </p>
  );
}
