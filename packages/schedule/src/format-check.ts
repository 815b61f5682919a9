import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Ajv2020 as Validator, ErrorObject, ValidateFunction } from 'ajv/dist/2020.js';
import { jsonPath } from './json-path.js';
import type { ScheduleProblem } from './schedule-error.js';

let validator: ValidateFunction | undefined;

/** Checks data against the JSON Schema of the format: each fault with its JSON path and a plain reason. */
export function formatProblems(data: unknown): ScheduleProblem[] {
  validator ??= compileSchema();
  if (validator(data)) return [];
  return withoutEchoes(validator.errors ?? []).map(toProblem);
}

/** Loaded only when a schedule is checked: users of the bundled one do not pay for it. */
function compileSchema(): ValidateFunction {
  const { Ajv2020 } = createRequire(import.meta.url)('ajv/dist/2020.js') as { Ajv2020: typeof Validator };
  const schema = readFileSync(new URL('../schema/schedule.schema.json', import.meta.url), 'utf8');
  // That the schema itself is valid is a matter for tests.
  const ajv = new Ajv2020({ allErrors: true, discriminator: true, verbose: true, validateSchema: false });
  return ajv.compile(JSON.parse(schema) as object);
}

/** Leaves out what the validator says twice: the inside of a refused key, and each branch of a refused alternative. */
function withoutEchoes(errors: readonly ErrorObject[]): ErrorObject[] {
  const alternatives = new Set(errors.filter(({ keyword }) => keyword === 'anyOf').map((error) => error.instancePath));
  return errors.filter(
    ({ keyword, instancePath, propertyName }) =>
      propertyName === undefined &&
      (keyword === 'anyOf' || ![...alternatives].some((path) => isWithin(instancePath, path))),
  );
}

function isWithin(path: string, parent: string): boolean {
  return path === parent || path.startsWith(`${parent}/`);
}

function toProblem(error: ErrorObject): ScheduleProblem {
  const params = error.params as Record<string, unknown>;
  const schema = (error.parentSchema ?? {}) as { description?: string; properties?: object };
  const segments = segmentsOf(error.instancePath);
  const at = (...more: string[]): string => jsonPath(...segments, ...more);
  switch (error.keyword) {
    case 'required':
      return { path: at(), reason: `the property ${quoted(params['missingProperty'])} is missing` };
    case 'additionalProperties': {
      const known = Object.keys(schema.properties ?? {}).join(', ');
      return { path: at(String(params['additionalProperty'])), reason: `unknown property; known are: ${known}` };
    }
    case 'propertyNames':
      return { path: at(String(params['propertyName'])), reason: 'this key cannot be used as a name' };
    case 'type':
      return { path: at(), reason: `must be of type ${String(params['type'])}, is ${typeName(error.data)}` };
    case 'enum':
      return { path: at(), reason: `must be one of ${listed(params['allowedValues'])}, is ${quoted(error.data)}` };
    case 'const':
      return { path: at(), reason: `must be ${quoted(params['allowedValue'])}, is ${quoted(error.data)}` };
    case 'discriminator':
      return { path: at(String(params['tag'])), reason: unknownKind(params['tagValue'], error) };
    case 'minLength':
      return { path: at(), reason: 'must not be empty' };
    case 'minItems':
      return { path: at(), reason: `needs at least ${String(params['limit'])} of them` };
    case 'uniqueItems': {
      const [first, second] = [Number(params['i']), Number(params['j'])].sort((a, b) => a - b);
      return { path: at(), reason: `entries ${first ?? ''} and ${second ?? ''} are the same` };
    }
    default:
      return {
        path: at(),
        reason: `${quoted(error.data)} is refused: ${schema.description ?? error.message ?? error.keyword}`,
      };
  }
}

function unknownKind(tag: unknown, error: ErrorObject): string {
  const kinds = (error.parentSchema as { oneOf?: { $ref: string }[] }).oneOf ?? [];
  const names = kinds.map(({ $ref }) => $ref.replace(/^.*\/(\w+?)(?:Target|Replacement)$/, '"$1"'));
  return `must be one of ${names.join(', ')}, is ${quoted(tag)}`;
}

/** A JSON pointer (RFC 6901) as segments; indexes as numbers, since no map of the format has keys of digits alone. */
function segmentsOf(pointer: string): (string | number)[] {
  return pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part));
}

function typeName(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

function listed(values: unknown): string {
  return Array.isArray(values) ? values.map(quoted).join(', ') : quoted(values);
}

const SHOWN_LENGTH = 60;

function quoted(value: unknown): string {
  if (typeof value === 'object' && value !== null) return typeName(value);
  const text = JSON.stringify(value) as string | undefined;
  if (text === undefined) return 'nothing';
  return text.length > SHOWN_LENGTH ? `${text.slice(0, SHOWN_LENGTH)}…` : text;
}
