/**
 * @typedef {object} SchemaNode The parts of JSON Schema that the format uses.
 * @property {string} [description]
 * @property {string} [type]
 * @property {string} [$ref]
 * @property {unknown} [const]
 * @property {unknown[]} [enum]
 * @property {Record<string, SchemaNode>} [properties]
 * @property {SchemaNode} [additionalProperties]
 * @property {SchemaNode} [items]
 * @property {SchemaNode[]} [anyOf]
 * @property {SchemaNode[]} [oneOf]
 * @property {string[]} [required]
 * @property {Record<string, SchemaNode>} [$defs]
 */

/**
 * Writes the reference page of the schedule format from its JSON Schema.
 * @param {SchemaNode} schema
 * @returns {string} Markdown with `\n` line ends.
 */
export function formatReference(schema) {
  const definitions = Object.entries(schema.$defs ?? {});
  return [
    '# The schedule format',
    '',
    '<!-- Written by packages/schedule/scripts/write-format-reference.js from the JSON Schema; edit the schema instead. -->',
    '',
    `${schema.description ?? ''} The JSON Schema is published as \`@curfew/schedule/schema.json\`; name it in \`$schema\` and an editor completes the file.`,
    '',
    'Checks that go beyond the JSON Schema: every name leads somewhere (operations, resources, fields, value sets, values), ids and surfaces occur once, days exist, conditions are about known fields, a replacement fits what it stands for, and replacements never run in a circle.',
    '',
    '## schedule',
    '',
    ...propertyTable(schema),
    ...definitions.flatMap(([name, definition]) => section(name, definition)),
  ].join('\n');
}

/**
 * @param {string} name
 * @param {SchemaNode} definition
 * @returns {string[]}
 */
function section(name, definition) {
  const head = [`## ${name}`, '', definition.description ?? '', ''];
  if (definition.properties) return [...head, ...propertyTable(definition)];
  return [...head, `Is ${typeOf(definition)}.`, ''];
}

/**
 * @param {SchemaNode} node
 * @returns {string[]}
 */
function propertyTable(node) {
  const rows = rowsOf(node, '');
  if (rows.length === 0) return [];
  return ['| Property | Required | Type | Meaning |', '| --- | --- | --- | --- |', ...rows, ''];
}

/**
 * Rows of the properties, those of objects without a definition of their own indented by their path.
 * @param {SchemaNode} node
 * @param {string} prefix
 * @returns {string[]}
 */
function rowsOf(node, prefix) {
  return Object.entries(node.properties ?? {}).flatMap(([name, property]) => {
    const path = `${prefix}${name}`;
    const isRequired = node.required?.includes(name) ?? false;
    const row = [`\`${path}\``, isRequired ? 'yes' : 'no', typeOf(property), property.description ?? ''];
    const nested = property.anyOf?.find((branch) => branch.properties) ?? property;
    return [`| ${row.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`, ...rowsOf(nested, `${path}.`)];
  });
}

/**
 * @param {SchemaNode} node
 * @returns {string}
 */
function typeOf(node) {
  const alternatives = node.oneOf ?? node.anyOf;
  if (alternatives) return alternatives.map(typeOf).join(' or ');
  if (node.const !== undefined) return `\`${JSON.stringify(node.const)}\``;
  if (node.enum) return node.enum.map((value) => `\`${JSON.stringify(value)}\``).join(', ');
  if (node.$ref) {
    const name = node.$ref.replace('#/$defs/', '');
    return `[${name}](#${name.toLowerCase()})`;
  }
  if (node.type === 'array') return `list of ${typeOf(node.items ?? {})}`;
  if (node.type === 'object' && node.additionalProperties?.$ref) return `map of ${typeOf(node.additionalProperties)}`;
  return node.type ?? 'any';
}
