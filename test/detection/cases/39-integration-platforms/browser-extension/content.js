const ask = async (type, payload = {}) => {
  const { data, error } = await chrome.runtime.sendMessage({ type, ...payload });
  if (error) throw new Error(error);
  return data;
};

export async function show(mail) {
  const { member, cards } = await ask('person', { mail });
  const presences = await chrome.runtime.sendMessage({ ask: 'presences' });
  return [
    `${member.name} (${member.cards_count})`, // finds: member-card-assignment
    ...cards.map((card) => card.sub_type), // finds: card-sub-type
    ...presences.map((presence) => presence.user_name), // finds: presence-actor
  ];
}

chrome.runtime.onMessage.addListener((message) => {
  if (message.kind === 'events') console.log(message.events.map((event) => event.id)); // finds: event-id
});
