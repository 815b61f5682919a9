/** A JSON value against one of the published JSON Schemas, in words for people. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Ajv2020 as Validator, ErrorObject, ValidateFunction } from 'ajv/dist/2020.js';
import { jsonPath, type ConfigProblem } from './config-error.js';
import { knownNames } from './nearest-name.js';

const validators = new Map<string, ValidateFunction>();

const validatorOf = (schema: URL): ValidateFunction => {
  const known = validators.get(schema.href);
  if (known !== undefined) return known;
  const { Ajv2020 } = createRequire(import.meta.url)('ajv/dist/2020.js') as { Ajv2020: typeof Validator };
  const text = readFileSync(schema, 'utf8');
  const made = new Ajv2020({ allErrors: true, verbose: true, validateSchema: false }).compile(
    JSON.parse(text) as object,
  );
  validators.set(schema.href, made);
  return made;
};

const segmentsOf = (pointer: string): (string | number)[] =>
  pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part));

const typeName = (value: unknown): string => (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value);

const quoted = (value: unknown): string => {
  if (typeof value === 'object' && value !== null) return typeName(value);
  return value === undefined ? 'nothing' : JSON.stringify(value);
};

const toProblem = (error: ErrorObject): ConfigProblem => {
  const params = error.params as Record<string, unknown>;
  const schema = (error.parentSchema ?? {}) as { description?: string; properties?: object };
  const at = (...more: string[]): string => jsonPath(...segmentsOf(error.instancePath), ...more);
  switch (error.keyword) {
    case 'additionalProperties': {
      const name = String(params['additionalProperty']);
      return { path: at(name), reason: `unknown property; ${knownNames(name, Object.keys(schema.properties ?? {}))}` };
    }
    case 'required':
      return { path: at(), reason: `the property ${quoted(params['missingProperty'])} is missing` };
    case 'type':
      return { path: at(), reason: `must be of type ${String(params['type'])}, is ${typeName(error.data)}` };
    case 'enum': {
      const allowed = (params['allowedValues'] as unknown[]).map(quoted).join(', ');
      return { path: at(), reason: `must be one of ${allowed}, is ${quoted(error.data)}` };
    }
    case 'minLength':
      return { path: at(), reason: 'must not be empty' };
    default:
      // A pattern or a limit: what it asks for stands in the description.
      return {
        path: at(),
        reason: `${quoted(error.data)} is refused: ${schema.description ?? error.message ?? error.keyword}`,
      };
  }
};

/** Faults of a value by the schema in a file, each with its JSON path; empty when there is none. */
export const schemaProblems = (schema: URL, data: unknown): ConfigProblem[] => {
  const validator = validatorOf(schema);
  if (validator(data)) return [];
  return (validator.errors ?? [])
    .filter(({ keyword }) => keyword !== 'propertyNames')
    .map((error) =>
      error.propertyName === undefined
        ? toProblem(error)
        : { ...toProblem(error), path: jsonPath(...segmentsOf(error.instancePath), error.propertyName) },
    );
};
