/**
 * Functions that calls of a data library call where they are given none: `useSWR('/events')` calls the `fetcher` of `<SWRConfig value={…}>`,
 * `useQuery({ queryKey })` the `queryFn` that `new QueryClient(…)` was made with.
 */
import { fallbacksNamed, type Delegate, type Fallback } from '../clients/delegates.js';
import type { AnyNode, SourceModule } from '../contracts.js';
import { parentOf } from '../syntax/module-index.js';
import { objectOf } from '../values/made-values.js';
import { UNKNOWN, alternatives, functionsAmong, type Value } from '../values/value.js';
import { mentionsOf } from './called-name.js';
import { once, type Context } from './context.js';
import { propsIn } from './elements.js';
import { isUndefined, reader, type Read } from './request-parts.js';
import { givenOrReturned } from './returned-value.js';

/** What a call calls in place of the function that it is not given, and with what; undefined where it is given one, or may be. */
export function fallbackCall(
  context: Context,
  { function: paths, fallback }: Delegate,
  read: Read,
  module: SourceModule,
): { target: Value; args: Value[] } | undefined {
  if (!fallback) return undefined;
  const isGivenNone = paths.every(({ argument, keys }) => {
    const given = read({ argument });
    return isUndefined(given) || isNone(keys ? read({ argument, keys }) : given);
  });
  if (!isGivenNone) return undefined;
  const key = givenOrReturned(context, fallback.key.map(read).find((value) => !isUndefined(value)) ?? UNKNOWN);
  const given = fallback.under === undefined ? key : objectOf({ [fallback.under]: () => key }, module);
  return { target: fallbackFunction(context, fallback, module), args: [given] };
}

/** True for what is known to be no function: options, or nothing. */
function isNone(value: Value): boolean {
  return alternatives(value).every((part) => isUndefined(part) || part.kind === 'object' || part.kind === 'array');
}

/** The function that a project gives to all calls; unknown where it gives several, since nothing tells which of them a call has. */
function fallbackFunction(context: Context, fallback: Fallback, module: SourceModule): Value {
  const owner = context.host ? fallback : module;
  return once<Value>(context, `fallback-${fallback.name}`, owner, UNKNOWN, () => {
    const functions = fallbackOptions(context, fallback, module).flatMap(({ node, name, module: at }) => {
      if (!isOfLibrary(context, fallback, name, at)) return [];
      const options = context.evaluate(node, at, undefined);
      const [given, made] = [fallback.keys, ['()', ...fallback.keys]].map((keys) =>
        functionsAmong(reader(context, [options])({ argument: 0, keys })),
      );
      return [...(given ?? []), ...(made ?? [])];
    });
    const [first] = functions;
    return first && functions.every(({ node }) => node === first.node) ? first : UNKNOWN;
  });
}

function isOfLibrary(context: Context, { name }: Fallback, tag: AnyNode, module: SourceModule): boolean {
  const packages = fallbacksNamed(name)?.packages ?? [];
  return alternatives(context.evaluate(tag, module, undefined)).some(
    (part) => part.kind === 'package' && packages.includes(part.name) && part.path.at(-1) === name,
  );
}

/** Where options with such a function are written in a project, by the name of what is given them. */
export function fallbackOptions(
  context: Context,
  { name, attribute }: Fallback,
  module: SourceModule,
): { node: AnyNode; name: AnyNode; module: SourceModule }[] {
  const modules = context.host?.modulesMentioning([name]) ?? [module];
  return modules.flatMap((at) =>
    mentionsOf(name, at).flatMap((mention) => {
      const taker = parentOf(mention, at);
      const options =
        taker?.type === 'JSXOpeningElement'
          ? propsIn(taker).find((prop) => prop.name === attribute)?.value
          : taker?.type === 'NewExpression' && attribute === undefined
            ? taker.arguments[0]
            : undefined;
      return options ? [{ node: options, name: mention, module: at }] : [];
    }),
  );
}
