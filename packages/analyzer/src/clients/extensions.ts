/** Browser extensions: the interfaces by which their parts tell each other things, by the names of their members. */

/** The globals that have them, and the package that stands for these. */
const ROOTS = /^global:(?:chrome|browser)\./;
const PACKAGE = 'webextension-polyfill';

/** The packages of the table. */
export const EXTENSION_PACKAGES: readonly string[] = [PACKAGE];

/** True for that package. */
export function isOfExtension(packageName: string): boolean {
  return packageName === PACKAGE;
}

/** `runtime.sendMessage` of what an unknown of a global is called, `global:chrome.runtime.sendMessage`; undefined for others. */
export function pathOfGlobal(key: string): string | undefined {
  return ROOTS.test(key) ? key.replace(ROOTS, '') : undefined;
}

/** The same of a member of the package. */
export function pathOfPackage(name: string, path: readonly string[]): string | undefined {
  const [first, ...rest] = path;
  if (name !== PACKAGE) return undefined;
  return (first === 'default' || first === '*' || first === 'browser' ? rest : path).join('.');
}

/**
 * What a member does: `sends` a message and gives the answer; `listens` to messages and answers them; `gets` what is kept under a key,
 * `sets` it, or `watches` it being set.
 */
export type ExtensionRole = 'sends' | 'listens' | 'gets' | 'sets' | 'watches';

const ROLES: Readonly<Record<string, ExtensionRole>> = {
  'runtime.sendMessage': 'sends',
  'tabs.sendMessage': 'sends',
  'runtime.onMessage.addListener': 'listens',
  'runtime.onMessageExternal.addListener': 'listens',
  'storage.onChanged.addListener': 'watches',
};

const STORED = /^storage\.(?<area>local|sync|session|managed)\.(?<name>get|set|onChanged\.addListener)$/;
const STORING: Readonly<Record<string, ExtensionRole>> = {
  get: 'gets',
  set: 'sets',
  'onChanged.addListener': 'watches',
};

/** What a member of such a path does, and in which area of the storage. */
export function extensionRole(path: string): { role: ExtensionRole; area?: string | undefined } | undefined {
  const known = Object.hasOwn(ROLES, path) ? ROLES[path] : undefined;
  if (known) return { role: known };
  const { area, name = '' } = STORED.exec(path)?.groups ?? {};
  const role = Object.hasOwn(STORING, name) ? STORING[name] : undefined;
  return role && { role, area };
}

/** The last names of those members. */
export const EXTENSION_CALLS: readonly string[] = ['sendMessage', 'addListener', 'get', 'set'];

/** What the text of a module holds that may have one. */
export const EXTENSION_TOKENS: readonly string[] = ['.sendMessage', '.onMessage', '.storage.'];
