/** One text to one module: which parser and language read it, its scopes, and the reason when nothing reads it. */
import { createRequire } from 'node:module';
import type * as ScopeManager from '@typescript-eslint/scope-manager';
import { visitorKeys } from 'oxc-parser';
import type { AnyNode, SourceModule } from '@curfew/analyzer';
import { isComponent, parseComponent, type ParsedComponent } from './components/parse-component.js';
import { keptScopes } from './module-scopes.js';
import { tooDeep } from './nesting-depth.js';
import { parseFlow } from './parse-flow.js';
import { parseOxc } from './parse-oxc.js';
import type { ParsedText, ParseFailure } from './parse-result.js';
import type { Unread } from './project-contracts.js';

const load = createRequire(import.meta.url);

const JAVASCRIPT = /\.(?:c|m)?jsx?$/i;

const moduleOf = (file: string, text: string, parsed: ParsedText): SourceModule => {
  const keys = parsed.extraKeys ? { ...visitorKeys, ...parsed.extraKeys } : visitorKeys;
  // Loaded at the first file: a run without one does not pay for it.
  const { analyze } = load('@typescript-eslint/scope-manager') as typeof ScopeManager;
  const scopes = analyze(parsed.program as unknown as Parameters<typeof analyze>[0], {
    childVisitorKeys: keys,
    globalReturn: parsed.sourceType === 'commonjs',
    // Library types would be added as global variables; nothing here asks for them.
    lib: [],
    jsxPragma: null,
    sourceType: parsed.sourceType === 'module' ? 'module' : 'script',
  });
  return { file, text, ast: parsed.program, scopes: keptScopes(scopes), visitorKeys: keys };
};

/** The module of a component: scopes of its code, ranges of its file. */
const componentModule = (file: string, text: string, { parsed, code, unreadParts }: ParsedComponent): SourceModule => {
  const module = moduleOf(file, text, parsed);
  placeNodes(module, (start, end) => code.place(start, end));
  return unreadParts.length === 0
    ? { ...module, parts: code.parts() }
    : { ...module, parts: code.parts(), unreadParts };
};

/** Moves every node to where it stands in the file. */
const placeNodes = (
  { ast, visitorKeys: keys }: SourceModule,
  place: (start: number, end: number) => [number, number],
): void => {
  const pending: AnyNode[] = [ast];
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    [node.start, node.end] = place(node.start, node.end);
    for (const key of keys[node.type] ?? []) {
      const child = (node as unknown as Record<string, unknown>)[key];
      for (const each of Array.isArray(child) ? (child as unknown[]) : [child])
        if (typeof each === 'object' && each !== null && 'type' in each) pending.push(each as AnyNode);
    }
  }
};

const unread = (file: string, failure: ParseFailure): Unread => ({
  file,
  reason:
    failure.line === undefined || failure.column === undefined
      ? failure.message
      : `${String(failure.line)}:${String(failure.column)} ${failure.message}`,
});

const openComponent = (file: string, text: string): SourceModule | Unread => {
  try {
    const component = parseComponent(file, text);
    return 'code' in component ? componentModule(file, text, component) : unread(file, component);
  } catch (error) {
    if (error instanceof RangeError) return { file, reason: 'not parsed: nested too deeply' };
    return { file, reason: `not parsed: ${error instanceof Error ? error.message : String(error)}` };
  }
};

/**
 * Parses one source text and finds its scopes.
 *
 * The language follows the extension: `.js .jsx .mjs .cjs` read as JavaScript with JSX (then as Flow), `.ts .mts .cts` as
 * TypeScript, `.tsx` as TypeScript with JSX, `.d.ts` as declarations, `.vue .svelte .astro` as their scripts with the expressions of their
 * templates; any other name reads as JavaScript with JSX. Nodes carry
 * `range`, in UTF-16 units of the text without BOM. Never throws: what no parser reads comes back as an `Unread` whose reason
 * begins with `line:column` (both from 1) where a place is known.
 *
 * @param file Absolute path, or any unique name; only its extension matters.
 * @param text Source text; a leading BOM is left out of the module.
 */
export const parseModule = (file: string, text: string): SourceModule | Unread => {
  const source = text.startsWith('\uFEFF') ? text.slice(1) : text;
  if (isComponent(file)) return openComponent(file, source);
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
