/** Components of React that are classes, as tables. */

/** Names of the classes that they extend. */
const BASES = new Set(['Component', 'PureComponent']);

/** What React keeps for a component, by the place of its type in the type arguments of the base class: `Component<Props, State>`. */
export const HELD_BY_COMPONENTS = ['props', 'state'] as const;

export type HeldByComponent = (typeof HELD_BY_COMPONENTS)[number];

/** Methods that React calls, by what it calls them with. */
const LIFECYCLE: Readonly<Record<string, readonly HeldByComponent[]>> = {
  getDerivedStateFromProps: ['props', 'state'],
  shouldComponentUpdate: ['props', 'state'],
  getSnapshotBeforeUpdate: ['props', 'state'],
  componentDidUpdate: ['props', 'state'],
  componentWillUpdate: ['props', 'state'],
  componentWillReceiveProps: ['props'],
  UNSAFE_componentWillUpdate: ['props', 'state'],
  UNSAFE_componentWillReceiveProps: ['props'],
};

/** The methods that React calls. */
export const LIFECYCLE_METHODS = Object.keys(LIFECYCLE);

/** True for the name of a class that components extend. */
export function isComponentBase(name: string): boolean {
  return BASES.has(name);
}

/** What React calls a method with at a position, of before or to come; undefined for others. */
export function handedToLifecycle(method: string, index: number): HeldByComponent | undefined {
  return Object.hasOwn(LIFECYCLE, method) ? LIFECYCLE[method]?.[index] : undefined;
}
