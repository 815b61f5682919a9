fetch('https://api.access.example/events?limit=5') // finds: event-sets
  .then((response) => {
    if (!response.ok) throw new Error(response.statusText);
    return response.json();
  })
  .then((events) => {
    for (const event of events) {
      console.log(event.id, event.references); // finds: event-id, event-references
    }
  })
  .catch(console.error);
