/** Line ends, and what stands at the ends of a file. */
import { seeded } from '../../mutation/random.js';
import { refuse, type Refusal, type Variant } from './variant.js';

function ofText(name: string, convert: (text: string) => string | Refusal, more: Partial<Variant> = {}): Variant {
  return { name, apply: ({ text }) => convert(text), ofAnyText: convert, atLeast: 600, ...more };
}

/** Texts are plain with LF already. */
export const lf = ofText('LF', (text) => text);

export const crlf = ofText('CRLF', (text) => text.replaceAll('\n', '\r\n'));

export const cr = ofText('CR', (text) => text.replaceAll('\n', '\r'));

/** LF and CRLF in turns that a seed decides. */
export const mixed = ofText(
  'mixed',
  (text) => {
    const random = seeded(text.length);
    return text.replace(/\n/g, () => (random.whole(2) === 0 ? '\n' : '\r\n'));
  },
  { undo: (after) => after.replaceAll('\r\n', '\n') },
);

export const noFinalNewline = ofText('no final newline', (text) =>
  text.endsWith('\n') ? text.replace(/\n+$/, '') : refuse('has no final newline'),
);
