/** Which values could make a request one of the service's: a path word, a base URL, the auth marker, a name or a value of the schedule. */
import { spellings } from '@curfew/schedule';
import { once, type Context } from '../evaluate/context.js';
import { alternatives, type Value } from '../values/value.js';

const MAX_DEPTH = 4;
const MAX_ENTRIES = 40;

/** True when a value holds, somewhere near its top, a text or a name that the schedule knows. Others change no request's meaning. */
export function mayConcernService(context: Context, value: Value, depth = 0): boolean {
  if (depth > MAX_DEPTH) return false;
  const words = relevantWords(context);
  return alternatives(value).some((part) => {
    switch (part.kind) {
      case 'text':
        return part.parts.some((piece) =>
          'hole' in piece ? mayConcernService(context, piece.hole, depth + 1) : words.pattern.test(piece.text),
        );
      case 'object': {
        const entries = [...part.entries].slice(0, MAX_ENTRIES);
        return (
          entries.some(
            ([name, entry]) => words.names.has(name) || mayConcernService(context, entry.value(), depth + 1),
          ) || part.spreads.some((spread) => mayConcernService(context, spread(), depth + 1))
        );
      }
      case 'array':
        return part.elements.slice(0, MAX_ENTRIES).some((element) => mayConcernService(context, element(), depth + 1));
      case 'url':
      case 'query':
      case 'resource':
      case 'field':
      case 'client':
      case 'library':
      case 'function':
        return true;
      case 'instance':
        return (part.args ?? []).some((argument) => mayConcernService(context, argument, depth + 1));
      default:
        return false;
    }
  });
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
    if (schedule.service.auth !== 'unknown') texts.add(schedule.service.auth.scheme);
    for (const value of index.valueTargets.keys()) texts.add(value);
    const names = new Set([...index.fieldTargets.keys(), ...index.wrapperKeys]);
    for (const entries of index.queryTargets.values()) {
      for (const { target } of entries) for (const spelling of spellings(target.name)) names.add(spelling);
    }
    for (const name of names) texts.add(name);
    const source = [...texts].map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)).join('|');
    return { pattern: new RegExp(source), names };
  });
}
