/** tRPC, as tables: what makes routers and procedures, and how a client reads what a procedure gives. */

/** `router` an object of procedures, `procedure` of a function, `builder` what makes procedures that do more before. */
export type RouterPart = 'router' | 'procedure' | 'builder';

const PARTS: Readonly<Record<string, RouterPart>> = {
  router: 'router',
  createTRPCRouter: 'router',
  query: 'procedure',
  mutation: 'procedure',
  input: 'builder',
  output: 'builder',
  use: 'builder',
  meta: 'builder',
  concat: 'builder',
};

/**
 * What a method of a client gives of what the procedure before it gives: the `value`, a `state` with it as `data`, a `mutation` with
 * functions that give it, a `pair` of the value and its state, `options` with a function that gives it.
 */
export type ProcedureUse = 'value' | 'state' | 'mutation' | 'pair' | 'options';

const USES: Readonly<Record<string, ProcedureUse>> = {
  query: 'value',
  mutate: 'value',
  fetch: 'value',
  ensureData: 'value',
  getData: 'value',
  useQuery: 'state',
  useSuspenseQuery: 'pair',
  useMutation: 'mutation',
  queryOptions: 'options',
};

const CLIENTS = /^@trpc\/(client|react-query|next|tanstack-react-query)(\/.+)?$/;

/** What a call of a member of `@trpc/server` makes. */
export function routerPart(packageName: string, name: string): RouterPart | undefined {
  return packageName === '@trpc/server' && Object.hasOwn(PARTS, name) ? PARTS[name] : undefined;
}

/** How a method of a client of tRPC reads a procedure. */
export function procedureUse(packageName: string, name: string): ProcedureUse | undefined {
  return CLIENTS.test(packageName) && Object.hasOwn(USES, name) ? USES[name] : undefined;
}

const OUTPUTS = new Set(['inferRouterOutputs', 'inferProcedureOutput', 'inferTransformedProcedureOutput']);

/** True for types that are what the procedures of a router give, or the one that they are given. */
export function isTypeOfOutputs(name: string): boolean {
  return OUTPUTS.has(name);
}
