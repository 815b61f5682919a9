import axios from 'axios';
import { useEffect, useState } from 'react';
import { FlatList, Text } from 'react-native';

export function EventFeed({ setId }) {
  const [events, setEvents] = useState([]);
  useEffect(() => {
    axios.get(`https://api.access.example/event_sets/${setId}`).then(({ data }) => setEvents(data.events));
  }, [setId]);
  return (
    <FlatList
      data={events}
      keyExtractor={(event) => event.id} // finds: event-id
      renderItem={({ item }) => <Text>{item.references.length}</Text>} // finds: event-references
    />
  );
}
