import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { bundledSchedule } from '../src/bundled-schedule.js';
import { replacementOf } from '../src/replacement-chain.js';
import type { Deprecation, Operation, Replacement, Schedule, Target } from '../src/schedule-types.js';
import { readSpecNames } from './spec-names.js';

const spec = readFileSync(new URL('fixtures/access-control-service.md', import.meta.url), 'utf8');
const names = readSpecNames(spec);
const schedule = bundledSchedule();

describe('the bundled schedule covers the interface document', () => {
  it('has one deprecation for each row of section 9, in its order, with its sunset', () => {
    expect(schedule.deprecations.map(({ sunset }) => sunset)).toEqual(names.rows.map(({ sunset }) => sunset));
  });

  it('has the sixteen ids', () => {
    expect(schedule.deprecations.map(({ id }) => id)).toEqual([
      'card-assignment',
      'card-sub-type',
      'report-interval',
      'card-enroll',
      'card-identifier',
      'third-party-card-token',
      'card-type-desfire',
      'card-type-legacy',
      'event-id',
      'event-references',
      'members-count',
      'member-export-reporter',
      'card-member-id-filter',
      'presence-actor',
      'member-card-assignment',
      'event-sets',
    ]);
  });

  it('reads every name of section 9', () => {
    expect(names.rows.map(({ deprecated }) => deprecated.length)).toEqual([
      17, 1, 1, 1, 2, 1, 2, 1, 1, 1, 1, 2, 1, 5, 2, 1,
    ]);
  });

  it.each(names.rows.map((row, index) => ({ ...row, deprecation: schedule.deprecations[index] })))(
    'has a target for each of $deprecated and names each of $replacement',
    ({ deprecated, replacement, deprecation }) => {
      expect(deprecation).toBeDefined();
      const targeted = deprecation?.targets.flatMap((target) => namesOfTarget(schedule, target)) ?? [];
      expect(deprecated.filter((name) => !targeted.includes(name))).toEqual([]);
      const replacing = deprecation ? replacementNames(schedule, deprecation) : [];
      expect(replacement.filter((name) => !replacing.includes(name))).toEqual([]);
    },
  );

  it('has a target for every deprecated field of section 2', () => {
    expect(names.deprecatedFields.filter((field) => !hasFieldTarget(schedule, field))).toEqual([]);
  });

  it('would miss a field without a target', () => {
    const poorer = {
      ...schedule,
      deprecations: schedule.deprecations.filter(({ id }) => id !== 'member-card-assignment'),
    };
    const missed = names.deprecatedFields.filter((field) => !hasFieldTarget(poorer, field)).map(({ name }) => name);
    expect(missed).toContain('backup_card_assignes');
    expect(missed).toContain('member_assigned');
    expect(missed).toHaveLength(15);
  });

  it('knows every field of section 2, with its type where one is shown', () => {
    const wrong = names.fields.filter(({ resource, name, type }) => {
      const field = schedule.resources[resource]?.fields[name];
      return field === undefined || (type !== undefined && field.type !== type);
    });
    expect(wrong).toEqual([]);
  });

  it('knows every card type and card filter of 2.6', () => {
    const types = schedule.valueSets['CardType']?.values.map(({ value }) => value);
    expect(types).toEqual(expect.arrayContaining(names.cardTypes));
    const filters = Object.keys(schedule.operations.find(({ id }) => id === 'fetchCards')?.query ?? {});
    expect(filters).toEqual(expect.arrayContaining([...names.cardFilters, 'token', 'uid']));
  });

  it('knows every operation of section 4', () => {
    expect(
      names.operations.filter((name) => !schedule.operations.some((operation) => isNamed(operation, name))),
    ).toEqual([]);
  });

  it('renames every event kind of section 6 to the kind of the table', () => {
    const renames = schedule.deprecations.flatMap((deprecation) =>
      deprecation.targets
        .filter((target) => target.kind === 'eventKind')
        .map((target) => [target.value, replacementOf(deprecation, target)]),
    );
    expect(Object.fromEntries(renames)).toEqual(
      Object.fromEntries(names.eventKinds.map((kind) => [kind.old, { kind: 'rename', to: kind.new }])),
    );
  });

  it('cites sections that the document has', () => {
    const cited = [
      ...Object.values(schedule.resources),
      ...Object.values(schedule.valueSets),
      ...schedule.operations,
      ...schedule.deprecations,
    ].map(({ section }) => section);
    const headings = [...spec.matchAll(/^#+ (\d+(?:\.\d+)?)/gm)].map(([, number]) => number);
    expect(cited.filter((section) => section === undefined || !headings.includes(section))).toEqual([]);
  });
});

describe('reading the interface document', () => {
  it.each([
    ['a row of section 9', /\n\| GET \/events \| POST[^\n]*/, /15 rows of section 9/],
    ['a property of 2.1', /`backup_card_assignes`, /, /13 deprecated names of 2\.1/],
    ['a field of 2.6', /, `member_assigned`, `member`\./, /10 deprecated names of 2\.6/],
    ['a field of 2.8', /\n\| id \| \(deprecated\)[^\n]*/, /1 deprecated names of 2\.8/],
    ['a field of 2.9', /`user_name`, `user_email`/, /3 deprecated names of 2\.9/],
    ['a field of 2.10', /\n\| interval \|[^\n]*/, /0 deprecated names of 2\.10/],
    ['an operation of section 4', /\n\| POST \| \/event_sets \|[^\n]*/, /28 operations of section 4/],
    ['an event kind of section 6', / and `member\.deassign_backup_card`\)/, /3 deprecated event kinds of section 6/],
    ['a section', /### 2\.9 Presence/, /no section ### 2\.9/],
  ])('fails when %s is missing', (_what, part, message) => {
    const shorter = spec.replace(part, '');
    expect(shorter).not.toBe(spec);
    expect(() => readSpecNames(shorter)).toThrow(message);
  });
});

function hasFieldTarget({ deprecations }: Schedule, { resource, name }: { resource: string; name: string }): boolean {
  return deprecations.some(({ targets }) =>
    targets.some((target) => target.kind === 'field' && target.resource === resource && target.name === name),
  );
}

function namesOfTarget({ operations }: Schedule, target: Target): string[] {
  switch (target.kind) {
    case 'endpoint':
      return operations.filter(({ id }) => id === target.operation).map(nameOf);
    case 'query':
    case 'field':
      return [target.name];
    case 'value':
    case 'eventKind':
      return [target.value];
    case 'identifier':
      return target.fields;
  }
}

function replacementNames({ operations }: Schedule, deprecation: Deprecation): string[] {
  const operationNames = (ids: readonly string[]) => operations.filter(({ id }) => ids.includes(id)).map(nameOf);
  const namesIn = (replacement: Replacement): string[] => {
    switch (replacement.kind) {
      case 'rename':
        return [replacement.to];
      case 'merge':
        return [replacement.into];
      case 'split':
      case 'expand':
      case 'fields':
        return replacement.into;
      case 'move':
        return operationNames([replacement.operation]);
      case 'sequence':
        return operationNames(replacement.operations);
      case 'resource':
      case 'none':
        return [];
    }
  };
  const parameters = deprecation.targets.flatMap((target) => (target.kind === 'identifier' ? [target.parameter] : []));
  return [
    ...parameters,
    ...namesIn(deprecation.replacement),
    ...deprecation.targets.flatMap((target) => namesIn(replacementOf(deprecation, target))),
  ];
}

/** As the document writes it, parameters as `{}`; without method where any is meant. */
function nameOf({ method, path }: Pick<Operation, 'method' | 'path'>): string {
  const bare = path.replace(/\{[^}]+\}/g, '{}');
  return method === '*' ? bare : `${method} ${bare}`;
}

function isNamed(operation: Operation, name: string): boolean {
  return nameOf(operation) === name || (operation.method === '*' && name.endsWith(` ${nameOf(operation)}`));
}
