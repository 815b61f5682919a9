import { distinctivePathTokens } from '@curfew/analyzer/words';
import { authSchemes, type Schedule, spellings } from '@curfew/schedule';

/**
 * Words that hardly any other code holds: a file that holds one has to do with the service, even where it is not analysed.
 * Distinctive fields, values and paths, the word of the auth marker, and base URLs without placeholders.
 */
export function distinctiveTokens(schedule: Schedule, baseUrls: readonly string[] = []): string[] {
  const { service, resources, valueSets } = schedule;
  const fields = Object.values(resources).flatMap(({ fields: all }) =>
    Object.entries(all).filter(([, field]) => field.distinctive),
  );
  const values = Object.values(valueSets).flatMap((set) => set.values.filter(({ distinctive }) => distinctive));
  const urls = [...service.baseUrls, ...baseUrls].filter((url) => !url.includes('*'));
  const tokens = [
    ...fields.flatMap(([name]) => spellings(name)),
    ...values.map(({ value }) => value),
    ...distinctivePathTokens(schedule),
    ...authSchemes(service),
    ...urls,
  ];
  return [...new Set(tokens)];
}
