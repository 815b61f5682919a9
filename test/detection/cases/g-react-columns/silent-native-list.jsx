import { FlatList, Text } from 'react-native';

export const BASE = 'https://api.access.example';

export const Log = ({ lines }) => (
  <FlatList data={lines} keyExtractor={(line) => line.id} renderItem={({ item }) => <Text>{item.references}</Text>} />
);
