/** JavaScript and TypeScript through oxc. */
import { parseSync, type ParseResult, type ParserOptions, visitorKeys } from 'oxc-parser';
import { slimTree } from './slim-tree.js';
import { placeOf, type ParsedText, type ParseFailure } from './parse-result.js';

type Language = NonNullable<ParserOptions['lang']>;
type SourceType = NonNullable<ParserOptions['sourceType']>;

const languageOf = (file: string): Language => {
  if (/\.d\.(?:[cm]?ts|[^./\\]+\.ts)$/i.test(file)) return 'dts';
  if (/\.tsx$/i.test(file)) return 'tsx';
  if (/\.[cm]?ts$/i.test(file)) return 'ts';
  return 'jsx';
};

/** In the order they are tried: a file is read as what its name says, then as what it may be all the same. */
const sourceTypesOf = (file: string): SourceType[] => {
  if (/\.m[jt]sx?$/i.test(file)) return ['module', 'commonjs'];
  if (/\.c[jt]sx?$/i.test(file)) return ['commonjs', 'unambiguous'];
  return ['unambiguous', 'commonjs'];
};

/** What oxc says of a `return` outside of functions; the program is whole all the same. */
const RETURN_OUTSIDE = "A 'return' statement can only be used within a function body";

const failureOf = (text: string, result: ParseResult, returns: boolean): ParseFailure | undefined => {
  const fatal = result.errors.filter(
    (error) => (error.severity as string) === 'Error' && !(returns && error.message.startsWith(RETURN_OUTSIDE)),
  );
  const first = fatal[0];
  if (first !== undefined) {
    const label = first.labels[0];
    return {
      message: first.message,
      ...(label === undefined ? {} : { offset: label.start, ...placeOf(text, label.start) }),
    };
  }
  const { program } = result;
  if (program.body.length > 0) return undefined;
  // An empty program from a text that is more than comments means that the parser gave up without saying so.
  let rest = '';
  let position = program.hashbang?.end ?? 0;
  for (const comment of result.comments) {
    rest += text.slice(position, comment.start);
    position = comment.end;
  }
  rest += text.slice(position);
  return rest.trim() === ''
    ? undefined
    : { message: 'the parser found no statement in a file that is not empty', line: 1, column: 1 };
};

/**
 * Parses with oxc, as the language of the file's extension. Syntax errors come back as a failure, never thrown.
 *
 * @param returns Modules too may return outside of functions.
 */
export const parseOxc = (file: string, text: string, returns = false): ParsedText | ParseFailure => {
  let failure: ParseFailure | undefined;
  for (const sourceType of sourceTypesOf(file)) {
    const result = parseSync(file, text, {
      lang: languageOf(file),
      sourceType,
      astType: 'ts',
      preserveParens: false,
    });
    const failed = failureOf(text, result, returns);
    if (failed === undefined) {
      const { program } = result;
      slimTree(program, visitorKeys);
      return { program, sourceType: program.sourceType };
    }
    failure ??= failed;
  }
  return failure ?? { message: 'no parser read the file' };
};
