/** A place in a JSON text and what is wrong there. Line and column count from 1, the column in UTF-16 units. */
export interface JsonTextProblem {
  line: number;
  column: number;
  reason: string;
}

/** Deeper texts are refused by the copy that follows; the scanner must not exhaust the stack before. */
const DEPTH_LIMIT = 256;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
// RFC 8259, section 7: control characters must be escaped.
const STRING = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y;
const SPACE = /[ \t\n\r]*/y;

/**
 * Reads a JSON text (RFC 8259). Unlike `JSON.parse` it says where a text is broken, on every version of Node, and it
 * refuses a key that stands twice in one object, of which one would be lost.
 */
export function readJsonText(text: string): { value: unknown } | { problem: JsonTextProblem } {
  const problem = firstProblem(text);
  return problem === undefined ? { value: JSON.parse(text) } : { problem };
}

function firstProblem(text: string): JsonTextProblem | undefined {
  let at = 0;

  function take(pattern: RegExp): string | undefined {
    pattern.lastIndex = at;
    const found = pattern.exec(text)?.[0];
    at += found?.length ?? 0;
    return found;
  }

  function fail(reason: string, position = at): never {
    throw new BrokenText(reason, position);
  }

  function expected(what: string): never {
    const found = at < text.length ? JSON.stringify(String.fromCodePoint(text.codePointAt(at) ?? 0)) : 'the end';
    return fail(`expected ${what} but found ${found}`);
  }

  function value(depth: number): void {
    if (depth > DEPTH_LIMIT) fail(`nested deeper than ${DEPTH_LIMIT} levels`);
    take(SPACE);
    if (text[at] === '{') object(depth);
    else if (text[at] === '[') array(depth);
    else if (text[at] === '"') string();
    else {
      const word = ['true', 'false', 'null'].find((name) => text.startsWith(name, at));
      if (word !== undefined) at += word.length;
      else if (take(NUMBER) === undefined) expected('a value');
    }
    take(SPACE);
  }

  function string(): string {
    return take(STRING) ?? fail('this string is not closed, or holds a character that must be escaped');
  }

  function object(depth: number): void {
    const keys = new Set<string>();
    at += 1;
    take(SPACE);
    if (text[at] === '}') {
      at += 1;
      return;
    }
    for (;;) {
      take(SPACE);
      const start = at;
      if (text[at] !== '"') expected('a key in double quotes');
      const key = JSON.parse(string()) as string;
      if (keys.has(key)) fail(`the key ${JSON.stringify(key)} stands twice in one object`, start);
      keys.add(key);
      take(SPACE);
      if (text[at] !== ':') expected('":" after the key');
      at += 1;
      value(depth + 1);
      if (separator('}')) return;
    }
  }

  function array(depth: number): void {
    at += 1;
    take(SPACE);
    if (text[at] === ']') {
      at += 1;
      return;
    }
    do value(depth + 1);
    while (!separator(']'));
  }

  /** Passes a comma (false) or the closing bracket (true). */
  function separator(close: '}' | ']'): boolean {
    const found = text[at];
    if (found !== ',' && found !== close) expected(`"," or "${close}"`);
    at += 1;
    return found === close;
  }

  try {
    value(0);
    if (at < text.length) expected('the end');
    return undefined;
  } catch (error) {
    if (error instanceof BrokenText) return { ...placeOf(text, error.position), reason: error.message };
    throw error;
  }
}

function placeOf(text: string, position: number): { line: number; column: number } {
  const lines = text.slice(0, position).split(/\r\n|\n|\r/);
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}

class BrokenText extends Error {
  readonly position: number;

  constructor(reason: string, position: number) {
    super(reason);
    this.position = position;
  }
}
