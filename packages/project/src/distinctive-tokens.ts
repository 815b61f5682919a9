import { type Schedule, spellings } from '@curfew/schedule';

/** The last fixed segment of a path template: `assign_member` of `/cards/{id}/assign_member`. */
function lastFixedSegment(path: string): string | undefined {
  return path.split('/').findLast((segment) => segment !== '' && !segment.startsWith('{'));
}

/**
 * Words that hardly any other code holds: a file that holds one has to do with the service, even where it is not analysed.
 * Distinctive fields, values and paths, the word of the auth marker, and base URLs without placeholders.
 */
export function distinctiveTokens(
  { service, resources, valueSets, operations }: Schedule,
  baseUrls: readonly string[] = [],
): string[] {
  const fields = Object.values(resources).flatMap(({ fields: all }) =>
    Object.entries(all).filter(([, field]) => field.distinctive),
  );
  const values = Object.values(valueSets).flatMap((set) => set.values.filter(({ distinctive }) => distinctive));
  const paths = operations.filter(({ distinctive }) => distinctive).map(({ path }) => lastFixedSegment(path));
  const urls = [...service.baseUrls, ...baseUrls].filter((url) => !url.includes('*'));
  const tokens = [
    ...fields.flatMap(([name]) => spellings(name)),
    ...values.map(({ value }) => value),
    ...paths.filter((segment) => segment !== undefined),
    ...(service.auth === 'unknown' ? [] : [service.auth.scheme]),
    ...urls,
  ];
  return [...new Set(tokens)];
}
