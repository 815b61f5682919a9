/** Clients of packages that no table knows: what the call that makes one says of its base URL and its headers. */
import { at, type ArgumentPath, type ClientFactory } from '../clients/library.js';
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
const HEADER_KEYS = ['headers', 'defaultHeaders', 'baseHeaders'];

const under = ({ argument, keys = [] }: ArgumentPath, key: string): ArgumentPath => at(argument, ...keys, key);
/** `new Client('https://…')`, `new Client({ baseUrl })`. */
const basesAt = (place: ArgumentPath): ArgumentPath[] => [place, ...BASE_KEYS.map((key) => under(place, key))];
/** `new Client({ headers: { Authorization } })`, `new Client({ Authorization })`. */
const headersAt = (place: ArgumentPath): ArgumentPath[] => [place, ...HEADER_KEYS.map((key) => under(place, key))];

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
  if (!base && headers.length === 0) return {};
  const factory: ClientFactory = { ...(base && { base: [base] }), headers };
  return { layers: [...(value.layers ?? []), { factory, args: [...args], place }] };
}
