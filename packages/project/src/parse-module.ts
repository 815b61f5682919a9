/** One text to one module: which parser and language read it, its scopes, and the reason when nothing reads it. */
import { analyze } from '@typescript-eslint/scope-manager';
import { visitorKeys } from 'oxc-parser';
import type { SourceModule } from '@curfew/analyzer';
import { tooDeep } from './nesting-depth.js';
import { parseFlow } from './parse-flow.js';
import { parseOxc } from './parse-oxc.js';
import type { ParsedText, ParseFailure } from './parse-result.js';
import type { Unread } from './project-contracts.js';

const JAVASCRIPT = /\.(?:c|m)?jsx?$/i;
const COMPONENT = /\.(?:vue|svelte|astro)$/i;

const moduleOf = (file: string, text: string, parsed: ParsedText): SourceModule => {
  const keys = { ...visitorKeys, ...parsed.extraKeys };
  const scopes = analyze(parsed.program as unknown as Parameters<typeof analyze>[0], {
    childVisitorKeys: keys,
    globalReturn: parsed.sourceType === 'commonjs',
    // Library types would be added as global variables; nothing here asks for them.
    lib: [],
    jsxPragma: null,
    sourceType: parsed.sourceType === 'module' ? 'module' : 'script',
  });
  return { file, text, ast: parsed.program, scopes, visitorKeys: keys };
};

const unread = (file: string, failure: ParseFailure): Unread => ({
  file,
  reason:
    failure.line === undefined || failure.column === undefined
      ? failure.message
      : `${String(failure.line)}:${String(failure.column)} ${failure.message}`,
});

/**
 * Parses one source text and finds its scopes.
 *
 * The language follows the extension: `.js .jsx .mjs .cjs` read as JavaScript with JSX (then as Flow), `.ts .mts .cts` as
 * TypeScript, `.tsx` as TypeScript with JSX, `.d.ts` as declarations; any other name reads as JavaScript with JSX. Nodes carry
 * `range`, in UTF-16 units of the text without BOM. Never throws: what no parser reads comes back as an `Unread` whose reason
 * begins with `line:column` (both from 1) where a place is known.
 *
 * @param file Absolute path, or any unique name; only its extension matters.
 * @param text Source text; a leading BOM is left out of the module.
 */
export const parseModule = (file: string, text: string): SourceModule | Unread => {
  if (COMPONENT.test(file))
    return { file, reason: `${/[^.]*$/.exec(file)?.[0] ?? ''} components are not supported yet` };
  const source = text.startsWith('\uFEFF') ? text.slice(1) : text;
  const deep = tooDeep(source);
  if (deep !== undefined) return { file, reason: `not parsed: ${deep}` };
  try {
    const first = parseOxc(file, source);
    if ('program' in first) return moduleOf(file, source, first);
    if (!JAVASCRIPT.test(file)) return unread(file, first);
    const second = parseFlow(source);
    if ('program' in second) return moduleOf(file, source, second);
    // Where the file says that it is Flow, what the Flow parser has to say is the better reason.
    return unread(file, /@flow\b/.test(source.slice(0, 2000)) ? second : first);
  } catch (error) {
    if (error instanceof RangeError) return { file, reason: 'not parsed: nested too deeply' };
    return { file, reason: `not parsed: ${error instanceof Error ? error.message : String(error)}` };
  }
};
