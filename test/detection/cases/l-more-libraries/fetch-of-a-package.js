const { ipcMain, net } = require('electron');

const BASE = 'https://api.access.example';

ipcMain.handle('events', async () => {
  const res = await net.fetch(`${BASE}/events`); // finds: event-sets
  return (await res.json()).map((e) => e.id); // finds: event-id
});

ipcMain.handle('activate', (_event, id) => net.fetch(BASE + '/cards/' + id + '/activate', { method: 'POST' })); // finds: card-assignment
