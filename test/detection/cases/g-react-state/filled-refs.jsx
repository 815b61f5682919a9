import axios from 'axios';
import { useEffect, useRef } from 'react';

export function Desk({ id }) {
  const byId = useRef({});
  const seen = useRef([]);
  const topics = useRef({});
  useEffect(() => {
    axios.get('https://api.access.example/cards').then(({ data }) => {
      data.forEach((card) => {
        byId.current[card.id] = card;
      });
      seen.current.push(...data);
    });
    axios.get('https://forum.example/cards').then(({ data }) => {
      data.forEach((topic) => {
        topics.current[topic.id] = topic;
      });
    });
  }, []);
  return (
    <p title={byId.current[id].sub_type}>{/* finds: card-sub-type */}
      {seen.current[0].two_factor_pin} {topics.current[id].sub_type}{/* finds: card-assignment */}
    </p>
  );
}
