import { useEffect, useState } from 'react';

export function App() {
  const [cards, setCards] = useState([]);
  const [events, setEvents] = useState([]);

  useEffect(() => {
    window.station.listCards().then(setCards);
    window.station.onEvents((list) => setEvents(list));
    window.station.onJobs((list) => list.forEach((job) => console.log(job.id, job.references)));
  }, []);

  const report = async () => {
    const groups = await station.groups();
    const jobs = await station.printerJobs();
    return [groups.map((group) => group.members_count), jobs.map((job) => job.members_count)]; // finds: members-count
  };

  return (
    <ul onClick={report}>
      {cards.map((card) => (
        <li key={card.id}>{card.sub_type}</li> // finds: card-sub-type
      ))}
      {events.map((event) => (
        <li key={event.uuid}>{event.references.length}</li> // finds: event-references
      ))}
    </ul>
  );
}
