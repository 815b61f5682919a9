import { FlatList, Text } from 'react-native';
import { useSelector } from 'react-redux';
import { selectPresent, type Presence } from './house.js';

const Row = ({ person }: { person: Presence }) => <Text>{person.memberName}</Text>; // finds: presence-actor

export function House() {
  const present = useSelector(selectPresent);
  return (
    <FlatList
      data={present}
      keyExtractor={(person) => String(person.memberId)} // finds: presence-actor
      renderItem={({ item }) => <Row person={item} />}
    />
  );
}
