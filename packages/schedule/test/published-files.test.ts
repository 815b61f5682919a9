import { createRequire } from 'node:module';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import type { SchemaNode } from '../../../docs/scripts/schema-reference.js';
import { parseSchedule } from '../src/parse-schedule.js';
import { revisionOf } from '../src/revision.js';
import type { Schedule } from '../src/schedule-types.js';

const require = createRequire(import.meta.url);
const schema = require('@curfew/schedule/schema.json') as SchemaNode;
const data = require('@curfew/schedule/data/access-control.json') as Schedule;

describe('the published JSON Schema', () => {
  it('is a valid schema of draft 2020-12', () => {
    expect((schema as { $schema?: string }).$schema).toBe('https://json-schema.org/draft/2020-12/schema');
    expect(new Ajv2020({ strict: true, discriminator: true }).validateSchema(schema)).toBe(true);
  });

  it('describes every property, so that an editor can', () => {
    const undescribed: string[] = [];
    function visit(node: SchemaNode, path: string): void {
      for (const [name, property] of Object.entries(node.properties ?? {})) {
        if (!property.description) undescribed.push(`${path}.${name}`);
        visit(property, `${path}.${name}`);
      }
      for (const branch of [...(node.anyOf ?? []), ...(node.oneOf ?? [])]) visit(branch, path);
      for (const [name, definition] of Object.entries(node.$defs ?? {})) visit(definition, name);
    }
    visit(schema, '$');
    expect(undescribed).toEqual([]);
  });

  it('allows no unknown property in any object with properties', () => {
    const nodes = [schema, ...Object.values(schema.$defs ?? {})].filter((node) => node.properties);
    expect(nodes.length).toBeGreaterThan(20);
    expect(nodes.filter((node) => (node.additionalProperties as unknown) !== false)).toEqual([]);
  });

  it('accepts the bundled data without the dialect of one validator', () => {
    expect(new Ajv2020({ strict: false }).compile(schema)(data)).toBe(true);
  });
});

describe('the bundled data', () => {
  it('is valid as it is shipped', () => {
    expect(() => parseSchedule(data, 'access-control.json')).not.toThrow();
  });

  it('carries the revision of its content; node packages/schedule/scripts/write-revision.js writes it anew', () => {
    expect(data.revision).toBe(revisionOf(data));
  });

  it('gets another revision with any change of the data, and none with a change of the revision', () => {
    expect(revisionOf({ ...data, revision: 'other' })).toBe(data.revision);
    expect(revisionOf({ ...data, deprecations: data.deprecations.slice(1) })).not.toBe(data.revision);
  });
});
