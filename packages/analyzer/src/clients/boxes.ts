/** What packages make to hold a value that is set later and read elsewhere, as tables: atoms, stores, subjects. */

/** Where the first value stands: the argument, or a member of it. */
export type FirstValue = 'argument' | 'default';

const BOXES: Readonly<Record<string, Readonly<Record<string, FirstValue>>>> = {
  rxjs: {
    'new Subject': 'argument',
    'new BehaviorSubject': 'argument',
    'new ReplaySubject': 'argument',
    'new AsyncSubject': 'argument',
  },
  jotai: { atom: 'argument' },
  'jotai/vanilla': { atom: 'argument' },
  recoil: { atom: 'default' },
  'svelte/store': { writable: 'argument', readable: 'argument' },
  nanostores: { atom: 'argument', map: 'argument' },
  '@preact/signals': { signal: 'argument' },
  '@preact/signals-react': { signal: 'argument' },
  '@tanstack/store': { 'new Store': 'argument' },
};

/** Which argument of a call is a function that begins to set what is held, and which parameter of it sets. */
interface Starting {
  argument: number;
  parameter: number;
}

const STARTING: Readonly<Record<string, Readonly<Record<string, Starting>>>> = {
  'svelte/store': {
    writable: { argument: 1, parameter: 0 },
    readable: { argument: 1, parameter: 0 },
    derived: { argument: 1, parameter: 1 },
  },
};

/** The function that begins to set what a call makes, if the package calls one. */
export function startingOf(packageName: string, exported: string): Starting | undefined {
  const table = Object.hasOwn(STARTING, packageName) ? STARTING[packageName] : undefined;
  return table && Object.hasOwn(table, exported) ? table[exported] : undefined;
}

/** Methods that set what is held: to their argument, or to what their function gives. */
export const SETTERS: ReadonlySet<string> = new Set(['set', 'next', 'update', 'setState', 'setKey']);

/** Functions that are given what holds a value: `pair` gives it with its setter, `setter` the setter, `set` sets it to its second argument. */
const USERS: Readonly<Record<string, 'pair' | 'setter' | 'set'>> = {
  useAtom: 'pair',
  useRecoilState: 'pair',
  useSetAtom: 'setter',
  useSetRecoilState: 'setter',
  set: 'set',
};

/** Where the first value of what a call (`new ` before a class) makes stands, if it makes something that holds one. */
export function firstValueOf(packageName: string, exported: string): FirstValue | undefined {
  const table = Object.hasOwn(BOXES, packageName) ? BOXES[packageName] : undefined;
  return table && Object.hasOwn(table, exported) ? table[exported] : undefined;
}

/** How a function of this name sets what it is given. */
export function setsGiven(name: string): 'pair' | 'setter' | 'set' | undefined {
  return Object.hasOwn(USERS, name) ? USERS[name] : undefined;
}

/** The packages of the table. */
export const BOX_PACKAGES: readonly string[] = Object.keys(BOXES);
