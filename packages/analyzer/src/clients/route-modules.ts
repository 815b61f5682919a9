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
