/**
 * @typedef {object} SchemaNode The parts of JSON Schema that the published schemas use.
 * @property {string} [description]
 * @property {string} [type]
 * @property {string} [$ref]
 * @property {unknown} [const]
 * @property {unknown[]} [enum]
 * @property {unknown[]} [examples]
 * @property {Record<string, SchemaNode>} [properties]
 * @property {SchemaNode} [additionalProperties]
 * @property {SchemaNode} [items]
 * @property {SchemaNode[]} [anyOf]
 * @property {SchemaNode[]} [oneOf]
 * @property {string[]} [required]
 * @property {Record<string, SchemaNode>} [$defs]
 */

/**
 * Writes a reference page from a JSON Schema: its own properties first, then each definition.
 * @param {SchemaNode} schema
 * @param {object} page
 * @param {string} page.title
 * @param {string} page.root heading of the table of the schema's own properties
 * @param {string[]} page.intro paragraphs after the title
 * @returns {string} Markdown with `\n` line ends.
 */
export function schemaReference(schema, { title, root, intro }) {
  return [
    `# ${title}`,
    '',
    '<!-- Written by npm run docs from the JSON Schema; edit the schema instead. -->',
    '',
    ...intro.flatMap((paragraph) => [paragraph, '']),
    `## ${root}`,
    '',
    ...propertyTable(schema),
    ...Object.entries(schema.$defs ?? {}).flatMap(([name, definition]) => section(name, definition)),
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
    const row = [`\`${path}\``, isRequired ? 'yes' : 'no', typeOf(property), meaningOf(property)];
    const nested = property.anyOf?.find((branch) => branch.properties) ?? property;
    return [`| ${row.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`, ...rowsOf(nested, `${path}.`)];
  });
}

/**
 * What a property means, with an example where the schema has one.
 * @param {SchemaNode} node
 * @returns {string}
 */
function meaningOf({ description = '', examples: [example] = [] }) {
  return example === undefined ? description : `${description} Example: \`${JSON.stringify(example)}\`.`;
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
  const { additionalProperties: values } = node;
  if (node.type === 'object' && values) return `map of ${typeOf(values)}`;
  return node.type ?? 'any';
}
