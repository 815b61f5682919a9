import type { DataProblem } from './data-error.js';
import type { EmulatorData } from './data-types.js';

/** The list that a property with this name refers to. */
const listOf: Readonly<Record<string, keyof EmulatorData>> = {
  organization_id: 'organizations',
  place_id: 'places',
  user_id: 'users',
  assigned_by_id: 'users',
  group_id: 'groups',
  lock_id: 'locks',
  card_id: 'cards',
};

/** Properties that no two records of a list may share. */
const unique: Partial<Record<keyof EmulatorData, readonly string[]>> = {
  users: ['email'],
  logins: ['secret'],
  events: ['uuid'],
  card_assignments: ['card_id'],
};

/** Ids that are there twice, and references to what is not there; paths are JSON pointers. */
export function referenceProblems(data: EmulatorData): DataProblem[] {
  const problems: DataProblem[] = [];
  const ids = new Map<string, Set<unknown>>();
  const lists = Object.entries(data) as [keyof EmulatorData, Record<string, unknown>[]][];
  for (const [name, records] of lists) ids.set(name, new Set(records.map((record) => record['id'])));
  for (const [name, records] of lists) {
    for (const property of ['id', ...(unique[name] ?? [])]) {
      const seen = new Set<unknown>();
      for (const [index, record] of records.entries()) {
        const value = record[property];
        if (value !== undefined && seen.has(value))
          problems.push({ path: `/${name}/${index}/${property}`, reason: `${JSON.stringify(value)} is there twice` });
        seen.add(value);
      }
    }
    for (const [index, record] of records.entries()) {
      for (const [property, value] of Object.entries(record)) {
        const list = Object.hasOwn(listOf, property) ? listOf[property] : undefined;
        if (list !== undefined && ids.get(list)?.has(value) !== true)
          problems.push({
            path: `/${name}/${index}/${property}`,
            reason: `no entry of ${list} has the id ${JSON.stringify(value)}`,
          });
      }
    }
  }
  return problems;
}
