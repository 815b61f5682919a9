/** Packages of functions over objects and lists (lodash and its like): which arguments are field names, and what a call gives. */

export interface CollectionFunction {
  /**
   * `same` the list or object itself, `element` one of it, `table` elements by name, `groups` lists by name, `halves` two lists,
   * `mapped` what a callback makes, `flat` the same flattened, `flattened` the inner lists, `reduced` the start value, `member` what a path leads to, `merged` all.
   */
  gives:
    | 'same'
    | 'element'
    | 'table'
    | 'groups'
    | 'halves'
    | 'mapped'
    | 'flat'
    | 'flattened'
    | 'reduced'
    | 'member'
    | 'merged'
    | 'other';
  /** Names among the arguments: `fields` each text is one, `path` an array of texts is one path. */
  names?: 'fields' | 'path';
}

const all = (names: string, entry: CollectionFunction): [string, CollectionFunction][] =>
  names.split(' ').map((name) => [name, entry]);

const FUNCTIONS = new Map<string, CollectionFunction>([
  ...all('orderBy sortBy sort sortWith uniqBy unionBy differenceBy intersectionBy sortedUniqBy pullAllBy', {
    gives: 'same',
    names: 'fields',
  }),
  ...all('filter reject grep takeWhile dropWhile takeRightWhile dropRightWhile where whereEq matches', {
    gives: 'same',
    names: 'fields',
  }),
  ...all('pick omit pickAll props project invertObj', { gives: 'same', names: 'fields' }),
  ...all(
    'uniq compact take takeRight drop dropRight slice reverse shuffle sampleSize tail initial without difference',
    {
      gives: 'same',
    },
  ),
  ...all('toArray makeArray values clone cloneDeep castArray tap pickBy omitBy uniqWith freeze produce chain', {
    gives: 'same',
  }),
  ...all('flatten flattenDeep flattenDepth unnest', { gives: 'flattened' }),
  ...all('find findLast maxBy minBy findWhere', { gives: 'element', names: 'fields' }),
  ...all('first head last nth sample', { gives: 'element' }),
  ...all('keyBy indexBy', { gives: 'table', names: 'fields' }),
  ...all('groupBy', { gives: 'groups', names: 'fields' }),
  ...all('partition', { gives: 'halves', names: 'fields' }),
  ...all('map mapValues pluck', { gives: 'mapped', names: 'fields' }),
  ...all('flatMap chainMap', { gives: 'flat', names: 'fields' }),
  ...all('reduce reduceRight transform', { gives: 'reduced' }),
  ...all('get getIn result prop path pathOr propOr at view', { gives: 'member', names: 'path' }),
  ...all(
    'has hasIn hasPath set setIn unset update updateIn deleteIn removeIn setWith property propEq propSatisfies matchesProperty hasOwn',
    {
      gives: 'other',
      names: 'path',
    },
  ),
  ...all('countBy sumBy meanBy sortedIndexBy some every findIndex findLastIndex dissoc assoc eqProps evolve', {
    gives: 'other',
    names: 'fields',
  }),
  ...all('forEach each eachRight forEachRight forOwn', { gives: 'same' }),
  ...all('concat union assign extend merge defaults defaultsDeep assignIn zipObject mergeRight mergeLeft', {
    gives: 'merged',
  }),
]);

const LOWER = new Map([...FUNCTIONS].map(([name, entry]) => [name.toLowerCase(), entry]));

const PACKAGES =
  /^(lodash(-es)?(\/.+)?|lodash\..+|underscore(\/.+)?|ramda(\/.+)?|rambda|remeda|radash|es-toolkit(\/.+)?|immer)$/;

/** What jQuery has of such functions, beside its requests. */
const OF_JQUERY = /^(?:map|each|grep|extend|merge|makeArray)$/;

/** `$.each(cards, (index, card) => …)` hands the index on first. */
export function indexFirst(packageName: string, name: string): boolean {
  return packageName === 'jquery' && name === 'each';
}

/** The name of the function that an export of such a package is; `''` for the package itself, undefined for other packages. */
export function collectionFunctionName(packageName: string, path: readonly string[]): string | undefined {
  if (packageName === 'jquery') {
    const name = path.at(-1);
    return name !== undefined && OF_JQUERY.test(name) ? name : undefined;
  }
  if (!PACKAGES.test(packageName)) return undefined;
  const named = path.filter((name) => name !== 'default' && name !== '*' && name !== 'fp').at(-1);
  if (named !== undefined) return named;
  return /^[^/.]+[/.](?!fp$|compat$)(.+)$/.exec(packageName.replace(/\.js$/, ''))?.[1] ?? '';
}

/** What is known of a function by its name, whatever the case (`lodash.groupby`). */
export function collectionFunction(name: string): CollectionFunction | undefined {
  return FUNCTIONS.get(name) ?? LOWER.get(name.toLowerCase());
}
