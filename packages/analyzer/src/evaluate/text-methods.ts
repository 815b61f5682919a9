/** Methods of strings. */
import type { SourceModule } from '../contracts.js';
import { UNKNOWN, plainText, type Frame, type Value } from '../values/value.js';
import { argumentsOf } from './calls.js';
import type { Context } from './context.js';
import { joinTexts, replaceInText, splitText } from './text.js';
import { replaceByPattern, withoutBeginning } from './text-matches.js';
import type { Call } from './builtins.js';

export function textMethod(
  context: Context,
  node: Call,
  receiver: Value,
  name: string,
  module: SourceModule,
  frame: Frame | undefined,
): Value | undefined {
  if (receiver.kind !== 'text') return undefined;
  const args = argumentsOf(context, node, module, frame);
  const [, second] = node.arguments;
  switch (name) {
    case 'toString':
    case 'trim':
      return receiver;
    // Strings have no such methods: these are the strings of a tagged template, put together again.
    case 'reduce':
    case 'map':
    case 'flatMap':
    case 'join':
      return receiver;
    case 'concat':
      return joinTexts(
        [receiver, ...args].map((value, index) => ({
          value,
          place: { node: node.arguments[index - 1] ?? node, module, frame },
        })),
        '',
      );
    case 'replace':
    case 'replaceAll': {
      const pattern = plainText(args[0] ?? UNKNOWN);
      if (pattern !== undefined && second) {
        return replaceInText(receiver, pattern, args[1] ?? UNKNOWN, { node: second, module, frame });
      }
      const matching = args[0];
      if (matching?.kind !== 'pattern') return undefined;
      // Where it cannot be told, only a slash is taken away: so it is with most regular expressions on URLs.
      return replaceByPattern(receiver, matching, args[1], { node: second ?? node, module, frame }) ?? receiver;
    }
    case 'slice':
    case 'substring':
      return withoutBeginning(receiver, args);
    case 'split': {
      const separator = separatorOf(args[0]);
      if (separator === undefined || separator === '') return undefined;
      const pieces = splitText(receiver, separator);
      return { kind: 'array', place: undefined, elements: pieces.map((text) => () => text) };
    }
    case 'toLowerCase':
    case 'toUpperCase': {
      const text = plainText(receiver);
      if (text === undefined) return receiver;
      const changed = name === 'toLowerCase' ? text.toLowerCase() : text.toUpperCase();
      const [part] = receiver.parts;
      return part ? { kind: 'text', parts: [{ text: changed, node: part.node, module: part.module }] } : receiver;
    }
    default:
      return undefined;
  }
}

/** What `split` is given, where it is told: a text, or a pattern of white space. */
function separatorOf(value: Value | undefined): string | RegExp | undefined {
  if (value?.kind === 'pattern') return /^(?: |\\s)[+*]?$/.test(value.source) ? /\s+/ : undefined;
  return value && plainText(value);
}
