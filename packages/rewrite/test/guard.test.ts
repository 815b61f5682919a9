import { parseModule } from '@curfew/project';
import type { SourceModule } from '@curfew/analyzer';
import { describe, expect, test } from 'vitest';
import { guardProblem } from '../src/guard.js';

function parsed(text: string): SourceModule {
  const module = parseModule('/project/events.ts', text);
  if ('reason' in module) throw new Error(module.reason);
  return module;
}

/** What the guard says of a text with something put in front of its last line. */
function problemWith(lines: readonly string[], added: string): string | undefined {
  const before = lines.join('\n');
  const start = before.lastIndexOf('\n') + 1;
  const after = before.slice(0, start) + added + before.slice(start);
  return guardProblem(parsed(before), parsed(after), [{ file: '/project/events.ts', start, end: start, text: added }]);
}

describe('a name that a rewrite declares', () => {
  const load = ['async function load() {', '  const created = await create();', '}'];

  test('may not be declared in its scope already', () => {
    expect(problemWith(load, '  const created = 1;\n')).toBe('created would be declared twice in one scope');
    expect(problemWith(['function load(id) {', '}'], '  let id = 1;\n')).toBe(
      'id would be declared twice in one scope',
    );
    expect(problemWith(["import { id } from './id';", ''], 'const id = 1;\n')).toBe(
      'id would be declared twice in one scope',
    );
  });

  test('may stand in a scope of its own', () => {
    expect(problemWith(load, '  { const created = 1; }\n')).toBeUndefined();
    expect(problemWith(load, '  try { await create(); } catch (created) { throw created; }\n')).toBeUndefined();
  });

  test('may be declared as often as it was, and beside a type', () => {
    expect(problemWith(['var id = 1;', 'var id = 2;', ''], 'var id = 3;\n')).toBeUndefined();
    expect(problemWith(['interface Created { id: number }', ''], 'const Created = 1;\n')).toBeUndefined();
    expect(
      problemWith(
        ['export function load(id: number): void;', 'export function load(id: string): void;', ''],
        'export function load(id: unknown): void {}\n',
      ),
    ).toBeUndefined();
  });
});
