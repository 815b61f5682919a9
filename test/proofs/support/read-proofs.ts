import { applyConfigToSchedule, loadConfig } from '@curfew/project';
import { bundledSchedule, type Day, findDeprecation, type Schedule, sunsetOf } from '@curfew/schedule';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A migration of the program, and what it answers then. */
export interface Step {
  /** Day of the migration: the day after the sunset when absent. */
  asOf?: Day;
  /** Also apply what is of class `review`. */
  review?: boolean;
  /** Notes of the plans that say what the patch does. */
  asks?: string[];
  /** A unified diff on what the migration wrote. */
  patch?: string;
  /** Ids that are still found on that day, because they are not to be moved. */
  left?: string[];
  answer: unknown;
  /** Days on which it gives this answer: that of the migration when absent. */
  on?: Day[];
}

/** What `expected.json` of a program says. Written from the interface document and the data of the emulator. */
interface Expected {
  /** Function that the program exports, and what it is given. */
  call: string;
  with?: unknown[];
  /** Last day of what the program uses: that of the deprecation when absent. */
  sunset?: Day;
  /** Answer of the old program on its last day. */
  before: unknown;
  /** What the old program does on the next day: fails on this status, fails with this error, or gives this answer. */
  old: { status: number } | { error: string } | { answer: unknown };
  /** Each step starts from what the one before left. */
  migrated: Step | Step[];
}

/** A program, and what is expected of it. */
export interface Proof {
  /** `card-enroll/axios-instance`. */
  name: string;
  id: string;
  folder: string;
  /** Module that exports the function. */
  entry: string;
  /** Text of each module by its name. */
  modules: ReadonlyMap<string, string>;
  lastDay: Day;
  expected: Expected;
  steps: Step[];
  /** The bundled schedule with the configuration of the program, where it has one. */
  schedule: Schedule;
}

const bundled = bundledSchedule();
const root = path.resolve(import.meta.dirname, '../programs');
const MODULE = /\.(?:[cm]?[jt]s)$/;
const KEYS = new Set(['call', 'with', 'sunset', 'before', 'old', 'migrated']);
const STEP_KEYS = new Set(['asOf', 'review', 'asks', 'patch', 'left', 'answer', 'on']);

/** All programs, by name. Throws for a folder that is none. */
export function readProofs(): Proof[] {
  return readdirSync(root).flatMap((id) => readdirSync(path.join(root, id)).map((name) => readProof(id, name)));
}

function readProof(id: string, name: string): Proof {
  const folder = path.join(root, id, name);
  const names = readdirSync(folder);
  const entry = names.find((file) => file.startsWith('client.'));
  if (entry === undefined) throw new Error(`${folder} has no client`);
  const expected = JSON.parse(readFileSync(path.join(folder, 'expected.json'), 'utf8')) as Expected;
  const steps = [expected.migrated].flat();
  checkKeys(folder, expected, KEYS);
  for (const step of steps) {
    checkKeys(folder, step, STEP_KEYS);
    if (step.patch !== undefined && !existsSync(path.join(folder, step.patch)))
      throw new Error(`${folder} has no ${step.patch}`);
  }
  const modules = names.filter((file) => MODULE.test(file));
  return {
    name: `${id}/${name}`,
    id,
    folder,
    entry,
    modules: new Map(modules.map((file) => [file, readFileSync(path.join(folder, file), 'utf8')])),
    lastDay: expected.sunset ?? sunsetOf(findDeprecation(bundled, id)),
    expected,
    steps,
    schedule: existsSync(path.join(folder, 'curfew.config.json'))
      ? applyConfigToSchedule(bundled, loadConfig(folder))
      : bundled,
  };
}

function checkKeys(folder: string, object: object, keys: ReadonlySet<string>): void {
  for (const key of Object.keys(object)) if (!keys.has(key)) throw new Error(`${folder}: unknown key "${key}"`);
}
