// The reference pages of the two files that users write: docs/configuration.md and docs/schedule-format.md, from their JSON Schemas.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { schemaReference } from './schema-reference.js';

/** @import { SchemaNode } from './schema-reference.js' */

const require = createRequire(import.meta.url);

/**
 * @param {string} name a file that a package exports
 * @returns {SchemaNode}
 */
function publishedSchema(name) {
  /** @type {unknown} */
  const schema = JSON.parse(readFileSync(require.resolve(name), 'utf8'));
  return /** @type {SchemaNode} */ (schema);
}

/** What docs/configuration.md shows. */
export const EXAMPLE_CONFIGURATION = {
  $schema: './node_modules/@curfew/project/schema/curfew.config.schema.json',
  baseUrls: ['https://gateway.example/access'],
  clients: [{ module: '@acme/access', export: 'default', casing: 'camel' }],
  types: { DoorEvent: 'Event' },
  aliases: {
    hosts: { 'doors.acme.example': 'api.access.example' },
    authSchemes: { 'ACME-LOGIN': 'SERVICE-LOGIN' },
    values: { HF_EV1: 'hfcard_desfire_ev1' },
  },
  operations: { updateCardAssignment: { method: 'PATCH', path: '/card_assignments/{id}' } },
  gate: { within: '60d', failOn: 'certain' },
  overrides: { 'event-id': { severity: 'warn' } },
};

/** @returns {string} docs/configuration.md, before formatting */
export function configurationPage() {
  const schema = publishedSchema('@curfew/project/config-schema.json');
  return schemaReference(schema, {
    title: 'Configuration',
    root: 'curfew.config.json',
    intro: [
      `${schema.description ?? ''} The command line and the ESLint plugin read the same one, the nearest above a file. Nothing has to be configured where code names the service itself. The settings of ESLint and the flags and \`CURFEW_\` variables of the command line go before the file.`,
      `\`\`\`json\n${JSON.stringify(EXAMPLE_CONFIGURATION, null, 2)}\n\`\`\``,
      'A setting that is misspelled, or a name that the schedule does not have, is an error that says where and what was meant. The JSON Schema is published as `@curfew/project/config-schema.json`; name it in `$schema` and an editor completes the file.',
      'Where the same service is sold under another name, or reached through a gateway, `aliases` says what is called otherwise there: hosts, the word of the auth marker, paths, fields and values. All else stays as the schedule says, the dates too.',
    ],
  });
}

/** @returns {string} docs/schedule-format.md, before formatting */
export function scheduleFormatPage() {
  const schema = publishedSchema('@curfew/schedule/schema.json');
  return schemaReference(schema, {
    title: 'The schedule format',
    root: 'schedule',
    intro: [
      `${schema.description ?? ''} The JSON Schema is published as \`@curfew/schedule/schema.json\`; name it in \`$schema\` and an editor completes the file.`,
      'Checks that go beyond the JSON Schema: every name leads somewhere (operations, resources, fields, value sets, values), ids and surfaces occur once, days exist, conditions are about known fields, a replacement fits what it stands for, and replacements never run in a circle.',
    ],
  });
}
