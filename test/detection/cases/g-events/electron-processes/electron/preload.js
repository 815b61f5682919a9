const { contextBridge, ipcRenderer } = require('electron');

contextBridge.exposeInMainWorld('station', {
  listCards: () => ipcRenderer.invoke('cards:list'),
  groups: () => ipcRenderer.invoke('access:get', 'groups'),
  printerJobs: () => ipcRenderer.invoke('printer:jobs'),
  onEvents: (listener) => ipcRenderer.on('events', (_event, list) => listener(list)),
  onJobs: (listener) => ipcRenderer.on('jobs', (_event, list) => listener(list)),
});

ipcRenderer.invoke('cards:list').then(([card]) => ipcRenderer.send('card:show', card));
ipcRenderer.invoke('access:get', 'member_export_reporters'); // finds: member-export-reporter
