import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

const folder = new URL('../../schema/', import.meta.url);

const names = ['check', 'agent', 'forecast', 'migrate', 'schedule'] as const;

/** Faults of a value by one of the published schemas; empty when there is none. */
export function faultsBy(schema: (typeof names)[number], value: unknown): unknown[] {
  const ajv = new Ajv2020({ allErrors: true });
  addFormats.default(ajv);
  for (const name of names) {
    const text = readFileSync(new URL(`${name}.schema.json`, folder), 'utf8');
    ajv.addSchema(JSON.parse(text) as object);
  }
  const validate = ajv.getSchema(`https://curfew.example/schemas/${schema}.schema.json`);
  if (!validate) throw new Error(`no schema ${schema}`);
  void validate(value);
  return validate.errors ?? [];
}
