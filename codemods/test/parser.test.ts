import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { parser } from '../src/index.js';

const require = createRequire(import.meta.url);

describe('the parser', () => {
  it.each([
    ['TypeScript with a cast', 'File', 'const a = <string>b;'],
    ['TypeScript with JSX', 'File', 'const a: string = <b />;'],
    ['Flow', 'Program', '// @flow\nconst a = (b: any) => ((b: any): ?string);\ntype T = {| a: 1 |};\n'],
  ])('reads %s', (_what, type, source) => {
    expect(parser.parse(source)).toMatchObject({ type });
  });

  it('names what each parser had to say when none reads a text', () => {
    expect(() => parser.parse('const = ;')).toThrow(/ts: .*tsx: .*flow: /s);
  });

  it('is the one that a transform file hands to jscodeshift', () => {
    const transform = require('../transforms/card-sub-type.js') as { default: unknown; parser: unknown };
    expect(transform.default).toBeTypeOf('function');
    expect(transform.parser).toBe(parser);
  });
});
