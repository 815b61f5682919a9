function sizes(secret) {
  const headers = { Authorization: `SERVICE-LOGIN ${secret}` };
  const [groups, events] = UrlFetchApp.fetchAll([
    { url: 'https://api.access.example/groups', headers },
    { url: 'https://api.access.example/events', headers }, // finds: event-sets
  ]);
  const total = JSON.parse(groups.getContentText()).reduce((sum, group) => sum + group.members_count, 0); // finds: members-count
  return [total, JSON.parse(events.getContentText()).length];
}

// A list of URLs.
function formats() {
  const [cards] = UrlFetchApp.fetchAll(['https://api.access.example/cards', 'https://api.access.example/groups']);
  return JSON.parse(cards.getContentText()).map((card) => card.sub_type); // finds: card-sub-type
}
