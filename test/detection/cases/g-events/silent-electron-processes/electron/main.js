const { app, BrowserWindow, ipcMain } = require('electron');
const { AccessApi } = require('./access-api');
const printer = require('./printer');

app.whenReady().then(() => {
  const api = new AccessApi(process.env.FORUM_URL, process.env.FORUM_SECRET);
  const win = new BrowserWindow({ width: 1100, height: 720 });

  ipcMain.handle('cards:list', () => api.listCards());
  ipcMain.handle('access:get', (_event, path) => api.get(path));
  ipcMain.handle('printer:jobs', () => printer.jobs());
  ipcMain.on('card:show', (_event, card) => {
    win.setTitle(card.sub_type ?? '');
  });

  setInterval(async () => {
    const events = await api.recentEvents(7);
    win.webContents.send('events', events);
    win.webContents.send('jobs', await printer.jobs());
  }, 30_000);
});
