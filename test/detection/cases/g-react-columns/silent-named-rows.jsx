import { Autocomplete } from '@mui/material';
import { useEffect, useState } from 'react';
import { FlatList, Text } from 'react-native';

function Deck({ item }) {
  return <Text>{item.sub_type}</Text>;
}
const DeckOption = (props, deck) => <li {...props}>{deck.sub_type}</li>;
const CardName = ({ item }) => <Text>{item.format_name}</Text>;

export function Decks() {
  const [decks, setDecks] = useState([]);
  const [cards, setCards] = useState([]);
  useEffect(() => {
    fetch('https://decks.example/cards').then(async (answer) => setDecks(await answer.json()));
    fetch('https://api.access.example/cards').then(async (answer) => setCards(await answer.json()));
  }, []);
  return (
    <>
      <FlatList data={decks} renderItem={Deck.bind(null)} />
      <FlatList data={cards} renderItem={CardName} />
      <Autocomplete options={decks} renderOption={DeckOption} />
    </>
  );
}
