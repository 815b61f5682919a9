/** Which values could make a request one of the service's: a path word, a base URL, the auth marker, a name or a value of the schedule. */
import { escapePattern } from '../syntax/escape-pattern.js';
import { authSchemes, spellings } from '@curfew/schedule';
import { once, type Context } from '../evaluate/context.js';
import { writesTo } from '../evaluate/member-writes.js';
import { alternatives, givenTo, type Value } from '../values/value.js';

const MAX_DEPTH = 4;
const MAX_ENTRIES = 40;
/** A model of a large library is wide at every level; what concerns the service stands near the top. */
const MAX_VALUES = 200;

/** True when a value holds, somewhere near its top, a text or a name that the schedule knows. Others change no request's meaning. */
export function mayConcernService(context: Context, value: Value): boolean {
  const words = relevantWords(context);
  let level: (() => Value)[] = [() => value];
  let looked = 0;
  for (let depth = 0; depth <= MAX_DEPTH && level.length > 0; depth++) {
    const next: (() => Value)[] = [];
    for (const read of level) {
      for (const part of alternatives(read())) {
        if (++looked > MAX_VALUES) return false;
        const inner = look(context, part, words);
        if (inner === 'concerns') return true;
        next.push(...inner);
      }
    }
    level = next;
  }
  return false;
}

/** What one value says by itself, or the values inside it that are to be looked at. */
function look(context: Context, part: Value, words: Words): 'concerns' | (() => Value)[] {
  switch (part.kind) {
    case 'text':
      if (part.parts.some((piece) => 'text' in piece && words.pattern.test(piece.text))) return 'concerns';
      return part.parts.flatMap((piece) => ('hole' in piece ? [() => piece.hole] : []));
    case 'object': {
      const entries = [...part.entries].slice(0, MAX_ENTRIES);
      if (entries.some(([name]) => words.names.has(name))) return 'concerns';
      // What is added to it later is sent, too: `body.sub_type = type`.
      const written = writesTo(context, part).slice(0, MAX_ENTRIES);
      if (written.some(({ name }) => words.names.has(name))) return 'concerns';
      return [...entries.map(([, entry]) => entry.value), ...part.spreads];
    }
    case 'array':
      return part.elements.slice(0, MAX_ENTRIES);
    case 'url':
    case 'query':
    case 'resource':
    case 'field':
    case 'client':
    case 'library':
    case 'function':
    case 'reply':
    case 'replier':
      return 'concerns';
    case 'instance':
      return givenTo(part).map((argument) => () => argument);
    default:
      return [];
  }
}

interface Words {
  pattern: RegExp;
  names: ReadonlySet<string>;
}

function relevantWords(context: Context): Words {
  return once(context, 'relevant-words', context.schedule, { pattern: /(?!)/, names: new Set() }, () => {
    const { index, schedule, settings } = context;
    const texts = new Set<string>();
    for (const operation of index.operations) {
      for (const segment of operation.path.split('/'))
        if (segment !== '' && !segment.startsWith('{')) texts.add(segment);
    }
    for (const url of [...schedule.service.baseUrls, ...(settings.baseUrls ?? [])]) {
      for (const piece of url.split(/[/:*]+/)) if (piece.length > 3) texts.add(piece);
    }
    for (const scheme of authSchemes(schedule.service)) texts.add(scheme);
    for (const value of index.valueTargets.keys()) texts.add(value);
    const names = new Set([...index.fieldTargets.keys(), ...index.wrapperKeys]);
    for (const entries of index.queryTargets.values()) {
      for (const { target } of entries) for (const spelling of spellings(target.name)) names.add(spelling);
    }
    for (const name of names) texts.add(name);
    const source = [...texts].map(escapePattern).join('|');
    return { pattern: new RegExp(source), names };
  });
}
