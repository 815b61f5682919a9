/** Clients of packages that no table knows: what the call that makes one says of its base URL and its headers. */
import { at, type ArgumentPath, type ClientFactory } from '../clients/library.js';
import type { ClientLayer } from '../values/library-values.js';
import type { PackageValue, Place, Value } from '../values/value.js';
import type { Context } from './context.js';
import { isAbsolute, isGiven, reader } from './request-parts.js';

/** The first two arguments of a constructor, and one level of options inside them. */
const PLACES: readonly ArgumentPath[] = [0, 1].flatMap((argument) => [
  at(argument),
  ...['options', 'config', 'requestOptions', 'axiosConfig'].map((key) => at(argument, key)),
]);
const BASE_KEYS = [
  'baseURL',
  'baseUrl',
  'base_url',
  'basePath',
  'apiUrl',
  'apiURL',
  'apiBase',
  'endpoint',
  'host',
  'url',
];
/** True for a name under which clients have their base URL. */
export function isBaseKey(name: string): boolean {
  return BASE_KEYS.includes(name);
}

const HEADER_KEYS = ['headers', 'defaultHeaders', 'baseHeaders'];

const under = ({ argument, keys = [] }: ArgumentPath, key: string): ArgumentPath => at(argument, ...keys, key);
/** `new Client('https://…')`, `new Client({ baseUrl })`. */
const basesAt = (place: ArgumentPath): ArgumentPath[] => [place, ...BASE_KEYS.map((key) => under(place, key))];
/** `new Client({ headers: { Authorization } })`, `new Client({ Authorization })`. */
const headersAt = (place: ArgumentPath): ArgumentPath[] => [place, ...HEADER_KEYS.map((key) => under(place, key))];

/**
 * What an object of a class of the project has of the client of a package that the class extends: its own `baseURL`, or what its constructor
 * hands up. Undefined where neither says a base URL or headers.
 */
export function inheritedClient(
  context: Context,
  base: PackageValue,
  self: Value,
  handedUp: readonly Value[],
  place: Place,
): PackageValue | undefined {
  const read = reader(context, [self]);
  const own = BASE_KEYS.map((key) => at(0, key)).find((path) => isAbsolute(read(path)));
  const made = madeWith(context, base, handedUp, place).layers ?? [];
  const layers = own ? [...made, { factory: { base: [own] }, args: [self], place }] : made;
  return layers.length > 0 ? { ...base, made: true, layers } : undefined;
}

/**
 * What the call that makes a client adds to it: the first argument or option that is an absolute URL is its base, for only a URL tells
 * that it is one. Nothing where no argument is an object or a URL.
 */
export function madeWith(
  context: Context,
  value: PackageValue,
  args: readonly Value[],
  place: Place,
): Pick<PackageValue, 'layers'> {
  const read = reader(context, args);
  // Every call of a package comes by here: nothing is looked for in what is not given.
  const given = PLACES.filter((path) => isGiven(read(path)));
  const base = given.flatMap(basesAt).find((path) => isAbsolute(read(path)));
  const headers = given.flatMap(headersAt).filter((path) => read(path).kind === 'object');
  const before = [...(value.layers ?? []), ...layersOfSettings(value, args)];
  if (!base && headers.length === 0) return before.length > 0 ? { layers: before } : {};
  const factory: ClientFactory = { ...(base && { base: [base] }), headers };
  return { layers: [...before, { factory, args: [...args], place }] };
}

/** `new CardsApi(new Configuration({ basePath }))`: what an object of the same package was made with says it of the client, too. */
function layersOfSettings(value: PackageValue, args: readonly Value[]): ClientLayer[] {
  return args
    .slice(0, 2)
    .flatMap((arg) => (arg.kind === 'package' && arg.made && arg.name === value.name ? (arg.layers ?? []) : []));
}
