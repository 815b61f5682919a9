import { readFileSync } from 'node:fs';
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import { EmulatorDataError } from './data-error.js';
import type { EmulatorData } from './data-types.js';
import { referenceProblems } from './data-references.js';

const DEFAULT_FILE = new URL('../../data/default.json', import.meta.url);
const SCHEMA_FILE = new URL('../../schema/data.schema.json', import.meta.url);

let validator: ValidateFunction | undefined;

/** The data that comes with the emulator; its ids are stable. */
export function defaultData(): EmulatorData {
  return parseData(JSON.parse(readFileSync(DEFAULT_FILE, 'utf8')), 'data/default.json');
}

/**
 * Reads data from a JSON file in UTF-8.
 * @throws {EmulatorDataError} when it cannot be read, is no JSON or no data
 */
export function readData(file: string): EmulatorData {
  let data: unknown;
  try {
    data = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file)));
  } catch (error) {
    throw new EmulatorDataError(file, [{ path: '/', reason: error instanceof Error ? error.message : String(error) }]);
  }
  return parseData(data, file);
}

/**
 * Checks data against the JSON Schema, and that what it refers to is there. Lists that are left out are empty.
 * @param source names the data in errors
 * @throws {EmulatorDataError} with every problem
 */
export function parseData(data: unknown, source: string): EmulatorData {
  validator ??= new Ajv2020({ allErrors: true }).compile(JSON.parse(readFileSync(SCHEMA_FILE, 'utf8')) as object);
  if (!validator(data)) throw new EmulatorDataError(source, (validator.errors ?? []).map(problemOf));
  const given = structuredClone(data) as Partial<EmulatorData>;
  const whole: EmulatorData = {
    organizations: given.organizations ?? [],
    places: given.places ?? [],
    users: given.users ?? [],
    members: given.members ?? [],
    role_assignments: given.role_assignments ?? [],
    locks: given.locks ?? [],
    groups: given.groups ?? [],
    group_locks: given.group_locks ?? [],
    logins: given.logins ?? [],
    cards: given.cards ?? [],
    card_assignments: given.card_assignments ?? [],
    events: given.events ?? [],
    presences: given.presences ?? [],
    export_reporters: given.export_reporters ?? [],
  };
  const problems = referenceProblems(whole);
  if (problems.length > 0) throw new EmulatorDataError(source, problems);
  return whole;
}

function problemOf({ instancePath, message, params }: ErrorObject): { path: string; reason: string } {
  const extra = (params as { additionalProperty?: string }).additionalProperty;
  const named = extra === undefined ? '' : `: ${JSON.stringify(extra)}`;
  return { path: instancePath === '' ? '/' : instancePath, reason: `${message ?? 'is refused'}${named}` };
}
