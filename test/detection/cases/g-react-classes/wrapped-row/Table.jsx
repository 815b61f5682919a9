import { createElement, useEffect, useState } from 'react';
import { ThemedRow } from './Row';

export function Table() {
  const [events, setEvents] = useState([]);
  useEffect(() => {
    fetch('https://api.access.example/events?limit=20') // finds: event-sets
      .then((response) => response.json())
      .then((found) => setEvents(found));
  }, []);
  return events.map((event) => createElement(ThemedRow, { event, key: event.created_at }));
}
