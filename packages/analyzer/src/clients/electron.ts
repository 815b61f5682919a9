/** Electron: the calls by which its processes tell each other things over named channels, and what they share, by their names. */

/** The packages of the table. */
export const ELECTRON_PACKAGES: readonly string[] = ['electron', '@electron-toolkit/preload'];

const PACKAGES: ReadonlySet<string> = new Set([
  ...ELECTRON_PACKAGES,
  'electron/main',
  'electron/renderer',
  'electron/common',
]);

/** True for the package whose exports are these objects. */
export function isElectron(packageName: string): boolean {
  return PACKAGES.has(packageName);
}

/**
 * What a call does on a channel: `asks` and gives what the function says that `answers`; `tells` the main process or `shows` a window
 * something, which `hears` or `sees` it. `shares` an object under a name with the scripts of the window.
 */
export type ElectronRole = 'asks' | 'answers' | 'tells' | 'hears' | 'shows' | 'sees' | 'shares';

const LISTENING = ['on', 'once', 'addListener'];

const ROLES: ReadonlyMap<string, ElectronRole> = new Map<string, ElectronRole>([
  ['ipcRenderer.invoke', 'asks'],
  ['ipcMain.handle', 'answers'],
  ['ipcMain.handleOnce', 'answers'],
  ['ipcRenderer.send', 'tells'],
  ['ipcRenderer.sendSync', 'tells'],
  ...LISTENING.map((name) => [`ipcMain.${name}`, 'hears'] as const),
  ...LISTENING.map((name) => [`ipcRenderer.${name}`, 'sees'] as const),
  ['contextBridge.exposeInMainWorld', 'shares'],
]);

/** The role of a method of one of these objects. */
export function electronRole(object: string, method: string): ElectronRole | undefined {
  return ROLES.get(`${object}.${method}`);
}

/** Methods of a window, or of what asked for something, that show a window something: `webContents.send(…)`, `event.reply(…)`. */
export const SHOWING: readonly string[] = ['send', 'reply'];

/** All methods that may have a role. */
export const ELECTRON_CALLS: ReadonlySet<string> = new Set([
  ...[...ROLES.keys()].map((key) => key.slice(key.indexOf('.') + 1)),
  ...SHOWING,
]);

/** The objects that have them, one of which the text of a module names that has such a call. */
export const ELECTRON_TOKENS: readonly string[] = [
  'ipcMain',
  'ipcRenderer',
  'contextBridge',
  'webContents',
  '.sender.',
];

/** For each role that receives something, the one that gives it. */
export const GIVEN_BY: Readonly<Partial<Record<ElectronRole, ElectronRole>>> = {
  answers: 'asks',
  hears: 'tells',
  sees: 'shows',
};
