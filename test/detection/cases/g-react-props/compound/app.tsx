import { useEffect, useState } from 'react';
import { Deck, Parts, Table } from './deck';

export function App({ host }) {
  const [cards, setCards] = useState([]);
  const [topics, setTopics] = useState([]);
  useEffect(() => {
    fetch('https://api.access.example/cards')
      .then((answer) => answer.json())
      .then(setCards);
    fetch('https://forum.example/cards')
      .then((answer) => answer.json())
      .then(setTopics);
  }, [host]);
  return (
    <Deck>
      {cards.map((card) => (
        <Parts>
          <Parts.Head card={card} />
          <Deck.Row card={card} />
          <Table.Foot card={card} />
        </Parts>
      ))}
      {topics.map((topic) => (
        <Deck.Topic card={topic} />
      ))}
      <Table.List rows={cards} render={(row) => row.member?.name} /> {/* finds: member-card-assignment */}
      <Table.List rows={topics} render={(row) => row.member?.name} />
    </Deck>
  );
}
