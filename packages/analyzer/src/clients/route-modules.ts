/** Modules that a framework loads for a route: what they export to load data, and where components find it. */

/** Where the data that an export loads is: below these members of what it returns, and below this member of the props. */
export interface RouteLoader {
  below: readonly string[];
  prop: string | undefined;
}

const LOADERS: Readonly<Record<string, RouteLoader>> = {
  getServerSideProps: { below: ['props'], prop: undefined },
  getStaticProps: { below: ['props'], prop: undefined },
  loader: { below: [], prop: 'loaderData' },
  clientLoader: { below: [], prop: 'loaderData' },
  action: { below: [], prop: 'actionData' },
  clientAction: { below: [], prop: 'actionData' },
};

/** The exports of the module of a component that load data for it. */
export const ROUTE_LOADERS: ReadonlyMap<string, RouteLoader> = new Map(Object.entries(LOADERS));

/** Types that are what the function of their argument gives, below these members. */
const LOADED_TYPES: Readonly<Record<string, readonly string[]>> = {
  ReturnType: [],
  InferGetServerSidePropsType: ['props'],
  InferGetStaticPropsType: ['props'],
};

/** The members, of what a function gives, that a type of this name stands for: `ReturnType<typeof load>`; undefined for other types. */
export function loadedBelow(type: string): readonly string[] | undefined {
  return Object.hasOwn(LOADED_TYPES, type) ? LOADED_TYPES[type] : undefined;
}

const READERS: Readonly<Record<string, string>> = { useLoaderData: 'loader', useActionData: 'action' };

/** The packages whose hooks read the data of the route that a module is. */
export const ROUTE_PACKAGES: readonly string[] = ['react-router', 'react-router-dom', '@remix-run/react'];

/** The export of a module whose data a hook of this name reads in it. */
export function loaderReadBy(packageName: string, hook: string): string | undefined {
  return ROUTE_PACKAGES.includes(packageName) && Object.hasOwn(READERS, hook) ? READERS[hook] : undefined;
}

/** The packages whose `page` is the page that is shown. */
export const PAGE_PACKAGES: readonly string[] = ['$app/state', '$app/stores'];

/** The element in whose place a route shows those inside of it. */
export const OUTLET = 'Outlet';

/** The package whose routes are found by their paths, and the functions that make these. */
export const ROUTED_BY_PATH = '@tanstack/react-router';
export const ROUTE_MAKERS: readonly string[] = ['createFileRoute', 'createRoute'];

/** What a route or an element of a router has its data, or what gives it, under. */
const ROUTE_KEYS = new Set(['loader', 'clientLoader', 'action', 'resolve', 'context']);

/** True for such a name. */
export function isRouteKey(name: string): boolean {
  return ROUTE_KEYS.has(name);
}

/** The hooks that read it. */
export const ROUTE_HOOKS: readonly string[] = [
  ...Object.keys(READERS),
  'useRouteLoaderData',
  'useAsyncValue',
  'useOutletContext',
  'getRouteApi',
];
