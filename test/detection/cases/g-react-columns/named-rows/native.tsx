import React, { useEffect, useState, useCallback } from 'react';
import { FlatList, SectionList, Text, View } from 'react-native';
import { FlashList } from '@shopify/flash-list';
import { getCards, getDecks, getGroups } from './api';
const keyExtractor = (item) => item.sub_type; // finds: card-sub-type
const CardItem = ({ item, onPress }) => <Text onPress={onPress}>{item.sub_type}</Text>; // finds: card-sub-type
const renderCard = ({ item, index }) => <Text>{item.sub_type}</Text>; // finds: card-sub-type
function DeckItem({ item }) { return <Text>{item.sub_type}</Text>; }
export function Screen() {
  const [cards, setCards] = useState([]);
  const [decks, setDecks] = useState([]);
  const [groups, setGroups] = useState([]);
  useEffect(() => { getCards().then(setCards); getDecks().then(setDecks); getGroups().then((g) => setGroups(g)); }, []);
  const renderGroup = useCallback(({ item }) => <Text>{item.members_count}</Text>, []); // finds: members-count
  const renderInner = ({ item: group }) => { return <GroupRow {...group} />; };
  return (
    <View>
      <FlatList data={cards} renderItem={renderCard} keyExtractor={keyExtractor} />
      <FlatList data={cards} renderItem={CardItem} />
      <FlatList data={decks} renderItem={DeckItem} />
      <FlashList data={groups} renderItem={renderGroup} ListHeaderComponent={<Text />} />
      <FlatList data={groups} renderItem={renderInner} />
      <FlatList data={cards} renderItem={(props) => <CardItem {...props} onPress={() => null} />} />
      <SectionList sections={groups.map((g) => ({ title: g.name, data: [g] }))} renderItem={({ item }) => <Text>{item.members_count}</Text>} /> {/* finds: members-count */}
    </View>
  );
}
const GroupRow = ({ name, members_count }) => <Text>{name} {members_count}</Text>; // finds: members-count
