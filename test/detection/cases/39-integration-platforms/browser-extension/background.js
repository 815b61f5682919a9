const HOST = 'https://api.access.example/';

async function load(path) {
  const { secret } = await chrome.storage.local.get('secret');
  const res = await fetch(HOST + path, { headers: { Authorization: `SERVICE-LOGIN ${secret}` } });
  return res.json();
}

const handlers = {
  async person({ mail }) {
    const [member] = await load(`members?query=${encodeURIComponent(mail)}`);
    return { member, cards: await load(`cards?user_id=${member.user.id}`) }; // finds: card-assignment
  },
  async groups() {
    const kept = await chrome.storage.local.get('groups');
    return kept.groups ?? refresh();
  },
};

async function refresh() {
  const groups = await load('groups');
  await chrome.storage.local.set({ groups });
  return groups;
}

chrome.runtime.onMessage.addListener((message, sender, sendResponse) => {
  const handler = handlers[message.type];
  if (!handler) return false;
  handler(message).then(
    (data) => sendResponse({ data }),
    (error) => sendResponse({ error: error.message }),
  );
  return true;
});

chrome.runtime.onMessage.addListener((message) => {
  switch (message.ask) {
    case 'presences':
      return load('presences');
    case 'card':
      return load(`cards/${message.id}`);
  }
});

chrome.alarms.onAlarm.addListener(async () => {
  const [tab] = await chrome.tabs.query({ active: true });
  chrome.tabs.sendMessage(tab.id, { kind: 'events', events: await load('events?limit=5') }); // finds: event-sets
});
