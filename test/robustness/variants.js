// Variants of one odd source that bring it together with the service.
import { parseModule } from '@curfew/project';
import { BOUND } from './go-through.js';

/** @import { AnyNode, SourceModule } from '@curfew/analyzer' */

/** The same for code that must stay a script. */
const BOUND_SCRIPT = `;fetch('https://api.access.example/cards', { headers: { Authorization: 'SERVICE-LOGIN x' } }).then((r) => r.json()).then((c) => c.sub_type);\n`;

/** Names that mean something to the schedule or to the evaluator, some of them more than once. */
const NAMES = [
  'card',
  'sub_type',
  'api',
  'card',
  'token',
  'user_id',
  'fetch',
  'cards',
  'member_assigned',
  'BASE',
  'type',
  'params',
  'id',
  'references',
  'members_count',
  'subType',
  'interval',
  'response',
  'data',
  'axios',
];
const STRINGS = [
  '/cards',
  'legacy',
  '/cards/enroll',
  'sub_type',
  '/members/:id/assign_card',
  'hfcard_desfire_ev1',
  '/events?references[]=1',
  'GET',
  '/cards?member_id=1&type=legacy',
  'member_id',
  'POST',
  'https://api.access.example/cards/',
  '/member_export_reporters',
  'token',
];

/**
 * What is sent through of a source: the source itself, the source as a client of the service, and that with its names and texts
 * replaced by those of the service, so that what is odd about it happens to what the schedule knows.
 * @param {string} file
 * @param {string} text
 * @returns {{ name: string, text: string }[]} without those that do not parse; empty where the source itself does not
 */
export function variantsOf(file, text) {
  const plain = parseModule(file, text);
  if ('reason' in plain) return [];
  const variants = [{ name: 'as it is', text: plain.text }];
  const renamed = withServiceNames(plain);
  for (const [name, source] of /** @type {const} */ ([
    ['bound', plain.text],
    ['renamed', renamed],
  ])) {
    const bound = [BOUND, BOUND_SCRIPT].map((end) => `${source}\n${end}`);
    const read = bound.find((each) => !('reason' in parseModule(file, each)));
    if (read !== undefined) variants.push({ name, text: read });
  }
  return variants;
}

/**
 * The text of a module with its identifiers and strings replaced, each name by the same everywhere.
 * @param {SourceModule} module
 */
function withServiceNames({ ast, text, visitorKeys, parts }) {
  /** @type {Map<string, string>} */
  const names = new Map();
  /** @type {{ start: number, end: number, text: string }[]} */
  const edits = [];
  /** @type {AnyNode[]} */
  const pending = [ast];
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    const [start, end] = node.range ?? [node.start, node.end];
    const written = text.slice(start, end);
    const isThere = !parts || parts.some((part) => start >= part.start && end <= part.end);
    if (isThere && 'name' in node && typeof node.name === 'string' && written.startsWith(node.name)) {
      const name = names.get(node.name) ?? NAMES[names.size % NAMES.length] ?? 'card';
      names.set(node.name, name);
      if (/^\w+$/.test(node.name)) edits.push({ start, end: start + node.name.length, text: name });
    } else if (isThere && node.type === 'Literal' && typeof node.value === 'string' && /^(['"]).*\1$/.test(written)) {
      const string = STRINGS[edits.length % STRINGS.length] ?? '/cards';
      edits.push({ start: start + 1, end: end - 1, text: string });
    }
    for (const key of visitorKeys[node.type] ?? []) {
      const child = /** @type {Record<string, unknown>} */ (/** @type {unknown} */ (node))[key];
      /** @type {unknown[]} */
      const children = Array.isArray(child) ? child : [child];
      for (const each of children) {
        if (typeof each === 'object' && each !== null && 'type' in each) pending.push(/** @type {AnyNode} */ (each));
      }
    }
  }
  let changed = '';
  let position = 0;
  for (const edit of edits.sort((a, b) => a.start - b.start)) {
    if (edit.start < position) continue;
    changed += text.slice(position, edit.start) + edit.text;
    position = edit.end;
  }
  return changed + text.slice(position);
}
