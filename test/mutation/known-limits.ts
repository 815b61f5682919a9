/** Faults of the analyzer that variants have shown and that are not mended yet: case and mutator, with what is wrong. */
export const KNOWN_LIMITS: readonly (readonly [name: string, mutator: string, fault: string])[] = [
  [
    '16-mutated-instance/request-interceptor-spread.ts',
    'immediate-functions',
    'a base URL that an interceptor gets from a function',
  ],
  ['44-msw/resolver-reads.ts', 'assertions', 'a cast around the name in searchParams.get of a mock'],
  ['g-react-columns/typed-column-list.tsx', 'assertions', 'a cast around the key of a column helper'],
];
