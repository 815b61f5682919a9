'use strict';

const { createRequire } = require('node:module');

const NAMES = ['ts', 'tsx', 'flow'];

let parsers;

/** jscodeshift's own parsers: from beside this package, else from the jscodeshift that runs (npx keeps it elsewhere). */
function loadParsers() {
  const places = [__filename, ...(require.main ? [require.main.filename] : [])];
  for (const place of places) {
    const requireFrom = createRequire(place);
    let getParser;
    try {
      getParser = requireFrom(requireFrom.resolve('jscodeshift/src/getParser'));
    } catch (error) {
      if (error.code === 'MODULE_NOT_FOUND') continue;
      throw error;
    }
    return NAMES.map((name) => ({ name, parse: getParser(name).parse }));
  }
  throw new Error('The parser of this transform needs jscodeshift; install it, or run the transform with it.');
}

/** Parses by the first of `ts`, `tsx` and `flow` that reads the text. */
function parse(source) {
  parsers ??= loadParsers();
  const reasons = [];
  for (const { name, parse: parseWith } of parsers) {
    try {
      return parseWith(source);
    } catch (error) {
      reasons.push(`${name}: ${error.message}`);
    }
  }
  throw new SyntaxError(`No parser reads this text. ${reasons.join('; ')}`);
}

exports.parser = { parse };
