import { judge, type Match, type SourceModule } from '@curfew/analyzer';
import { discoverFiles, parseModule, type Project } from '@curfew/project';
import { authSchemes, type Operation, type Schedule, spellings, type Target, targetName } from '@curfew/schedule';
import type { PlannedFinding } from '@curfew/rewrite';
import type { Setting } from './resolve-options.js';

/** Requests and documents that are no source code: HTTP files, collections, OpenAPI, Markdown, environments. */
const TEXT = /\.(?:http|rest|bru|md|mdx|ya?ml|json)$|(?:^|[\\/])\.env(?:\.[^\\/]*)?$/i;
const DATA = /\.(?:ya?ml|json)$/i;
/** What tells a description or collection of requests from other data. */
const REQUESTS =
  /["']?(?:openapi|swagger|_postman_id|hoppscotch)["']?\s*:|schema\.getpostman\.com|"?_type"?\s*:\s*"?export|meta\s*\{/i;

/** A path, what stands before it, and its query; HTTP files may go on with the query on indented lines. */
const URL_LIKE =
  /(https?:\/\/[^\s"'`<>/?#]+|\{\{[^{}\n]{1,80}\}\}|\$\{?\w{1,60}\}?|(?<![\w.:/}-]))((?:\/[\w.:{}$%*~-]+)+)\/?((?:[ \t]*\r?\n[ \t]+)?\?[^\s"'`<>#)\\]*(?:[ \t]*\r?\n[ \t]+&[^\s"'`<>#)\\]*)*)?/g;

/** A deprecated target as a text names it. */
interface Mention {
  id: string;
  target: Target;
  span: [number, number];
  evidence: string;
}

/**
 * Looks through the text files under the paths for URLs of deprecated endpoints and query parameters. Nothing proves that they
 * are sent: all findings are `possible`, and a person must change them.
 */
export function scanText(paths: readonly string[], setting: Setting, project: Project): PlannedFinding[] {
  const { cwd, schedule, config, asOf, horizon } = setting;
  const own = [config.source, config.schedule];
  const accepts = (file: string): boolean => TEXT.test(file) && !/(?:package-lock\.json|pnpm-lock\.yaml)$/.test(file);
  const { files } = discoverFiles(paths, { cwd, ignore: config.ignore ?? [], accepts });
  const find = mentionFinder(schedule, [...schedule.service.baseUrls, ...(config.baseUrls ?? [])]);
  return files.flatMap((file) => {
    const source = own.includes(file) ? undefined : project.read(file);
    if (source === undefined || 'reason' in source) return [];
    const module = moduleOfText(file, source.text);
    return find(file, source.text).flatMap((mention) => {
      const match = matchOf(mention, module, schedule);
      const finding = judge(match, { schedule, asOf, horizon });
      if (!finding) return [];
      const notes = ['This is no source code: change it by hand.'];
      return [
        { finding, plans: [{ title: `Replace ${match.name}`, class: 'manual', edits: [], notes }], class: 'manual' },
      ] satisfies PlannedFinding[];
    });
  });
}

/** A module without code: findings in text need no more of it than its text. */
function moduleOfText(file: string, text: string): SourceModule {
  const empty = parseModule(file, '');
  if ('reason' in empty) throw new Error(empty.reason);
  return { ...empty, text };
}

function matchOf({ id, target, span, evidence }: Mention, module: SourceModule, schedule: Schedule): Match {
  return {
    id,
    target,
    kind: target.kind,
    name: targetName(schedule, target),
    module,
    span,
    spelling: module.text.slice(...span),
    confidence: 'possible',
    evidence: [evidence],
    site: { form: 'path', node: module.ast, pieces: [] },
  };
}

/** Finds mentions in one text. */
function mentionFinder(schedule: Schedule, baseUrls: readonly string[]): (file: string, text: string) => Mention[] {
  const bases = baseUrls.map(
    (url) =>
      new RegExp(
        `^${url
          .replace(/\/+$/, '')
          .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
          .replaceAll('*', '[^/.]+')}(?=/|$)`,
        'i',
      ),
  );
  const named = [...baseUrls.filter((url) => !url.includes('*')), ...authSchemes(schedule.service)];
  return (file, text) => {
    if (DATA.test(file) && !REQUESTS.test(text)) return [];
    const isMarkdown = /\.mdx?$/i.test(file);
    const isBound = !isMarkdown && named.some((name) => text.includes(name));
    const fences = isMarkdown ? fencesIn(text) : undefined;
    return [...text.matchAll(URL_LIKE)].flatMap((found) => {
      const [whole, prefix = '', written = '', query = ''] = found;
      // A key of YAML, or the end of a sentence.
      const path = written.replace(/[:.]+$/, '');
      if (fences && !fences.some(({ start, end }) => found.index >= start && found.index < end)) return [];
      const at = found.index + prefix.length;
      const base = prefix.startsWith('http') ? bases.map((each) => each.exec(prefix + path)?.[0]).find(Boolean) : '';
      if (base === undefined) return [];
      const start = Math.max(at, found.index + base.length);
      const called = operationsAt(schedule, text.slice(start, at + path.length), methodBefore(text, found.index));
      const belongs = base !== '' || prefix !== '' || isBound;
      const where = base !== '' ? `in a URL of ${base}` : prefix !== '' ? `behind ${prefix}` : 'a path in a text';
      const queryAt = found.index + whole.length - query.length;
      return mentionsOf(schedule, called, belongs, [start, at + path.length], query, queryAt, where);
    });
  };
}

function mentionsOf(
  schedule: Schedule,
  { operations, isSure }: { operations: Operation[]; isSure: boolean },
  belongs: boolean,
  span: [number, number],
  query: string,
  queryAt: number,
  evidence: string,
): Mention[] {
  const known = operations.filter((operation) => belongs || operation.distinctive);
  if (known.length === 0) return [];
  const ids = new Set(known.map(({ id }) => id));
  const targets = schedule.deprecations.flatMap(({ id, targets: all }) => all.map((target) => ({ id, target })));
  const endpoints = targets.filter(({ target }) => target.kind === 'endpoint' && ids.has(target.operation));
  // Without a method, a path is deprecated only when every operation on it is.
  const isWhole =
    isSure || new Set(endpoints.map(({ target }) => 'operation' in target && target.operation)).size === ids.size;
  const mentions = isWhole ? endpoints.slice(0, 1).map((item) => ({ ...item, span, evidence })) : [];
  const parameters = [...query.matchAll(/[?&]([\w.-]+)/g)].flatMap(({ 1: name = '', index }) =>
    targets
      .filter(({ target }) => target.kind === 'query' && target.operations.some((id) => ids.has(id)))
      .filter(({ target }) => 'name' in target && spellings(target.name).includes(name))
      .map((item): Mention => {
        const start = queryAt + index + 1;
        return { ...item, span: [start, start + name.length], evidence };
      }),
  );
  return [...mentions, ...parameters];
}

/** The operations that a path means: those with the most fixed segments; `isSure` where the method is known. */
function operationsAt(
  { operations }: Schedule,
  path: string,
  method: string | undefined,
): { operations: Operation[]; isSure: boolean } {
  const segments = path.split('/').filter(Boolean);
  const scored = operations.flatMap((operation) => {
    if (method !== undefined && operation.method !== '*' && operation.method !== method) return [];
    const template = operation.path.split('/').filter(Boolean);
    if (operation.below === true ? template.length > segments.length : template.length !== segments.length) return [];
    const fits = template.every((segment, index) => segment.startsWith('{') || segment === segments[index]);
    return fits ? [{ operation, score: template.filter((segment) => !segment.startsWith('{')).length }] : [];
  });
  const best = Math.max(0, ...scored.map(({ score }) => score));
  return {
    operations: scored.filter(({ score }) => score === best && score > 0).map(({ operation }) => operation),
    isSure: method !== undefined,
  };
}

/** The method written before a URL on its line: `POST https://…`, `curl -X POST https://…`. */
function methodBefore(text: string, at: number): string | undefined {
  const line = text.slice(text.lastIndexOf('\n', at - 1) + 1, at);
  const word = /(?:^|[\s"'`])(GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS)["'`]?\s+(?:[^\s]+\s+){0,6}["'`]?$/.exec(
    line,
  )?.[1];
  return word ?? (/^\s*\$?\s*curl\s+["']?$/.test(line) ? 'GET' : undefined);
}

/** The contents of fenced code blocks. */
function fencesIn(text: string): { start: number; end: number }[] {
  const fences: { start: number; end: number }[] = [];
  let open: { start: number; mark: string } | undefined;
  for (const line of text.matchAll(/^ {0,3}(`{3,}|~{3,}).*$/gm)) {
    const mark = line[1] ?? '';
    if (!open) open = { start: line.index + line[0].length, mark };
    else if (mark.startsWith(open.mark)) {
      fences.push({ start: open.start, end: line.index });
      open = undefined;
    }
  }
  return open ? [...fences, { start: open.start, end: text.length }] : fences;
}
