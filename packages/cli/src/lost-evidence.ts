/** A rewrite may take away the only path that proved a client to be the service's; what else that client does is then merely possible. */
import { type AnyNode, createAnalysis, type Match, type SourceModule } from '@curfew/analyzer';
import { analyzerSettings } from '@curfew/project';
import type { Candidates } from './open-candidates.js';
import { relativePath } from './relative-path.js';
import type { Setting } from './resolve-options.js';

/** An entry of `clients` in the configuration. */
interface ClientEntry {
  module: string;
  export: string;
}

/** Findings that the next run would no longer report. */
export interface LostEvidence {
  /** How many there are. */
  findings: number;
  /** Ids, sorted. */
  ids: string[];
  /** Paths whose rewrite took the evidence away. */
  paths: string[];
  /** What makes the clients known for good; empty where no exported client was found. */
  clients: ClientEntry[];
}

/** Compares what was believed before with what the rewritten project proves by itself. Undefined where nothing is lost. */
export function lostEvidence(
  before: readonly Match[],
  candidates: Candidates,
  setting: Setting,
): LostEvidence | undefined {
  // Literal base URLs, configuration and auth markers are still there.
  const likely = before.filter(({ confidence }) => confidence === 'likely');
  if (likely.length === 0) return undefined;
  const { project, types } = candidates;
  const { schedule, config } = setting;
  const settings = analyzerSettings(config);
  const analysis = createAnalysis({ schedule, settings, host: project, ...(types && { types }) });
  const after = [...new Set(before.map(({ module }) => module.file))].flatMap((file) => {
    const module = project.open(file);
    return 'reason' in module ? [] : analysis.matchesIn(module);
  });
  const believed = new Set(after.filter(({ confidence }) => confidence !== 'possible').map(keyOf));
  const doubted = after
    .filter(({ confidence }) => confidence === 'possible')
    .filter((match) => !believed.has(keyOf(match)));
  const known = new Set(likely.map(keyOf));
  const lost = doubted.filter((match) => known.has(keyOf(match)));
  if (lost.length === 0) return undefined;
  const left = new Set(after.map(keyOf));
  const rewritten = likely.filter((match) => match.site.form === 'path' && !left.has(keyOf(match)));
  return {
    findings: lost.length,
    ids: [...new Set(lost.map(({ id }) => id))].sort(),
    paths: [...new Set(rewritten.map(({ name }) => name))].sort(),
    clients: clientsOf(rewritten, candidates, setting),
  };
}

function keyOf({ module, id, name }: Match): string {
  return `${module.file}\n${id}\n${name}`;
}

function clientsOf(matches: readonly Match[], candidates: Candidates, setting: Setting): ClientEntry[] {
  const entries = new Map<string, ClientEntry>();
  for (const { site } of matches) {
    if (site.form !== 'path' || site.request === undefined) continue;
    const { module, call } = site.request;
    const name = rootName(call);
    const entry = name === undefined ? undefined : entryOf(name, module, candidates, setting);
    if (entry) entries.set(`${entry.module}\n${entry.export}`, entry);
  }
  return [...entries.values()];
}

/** `api` of `api.post(…)` and of `api(…)`. */
function rootName(call: AnyNode): string | undefined {
  let node: AnyNode = call;
  for (;;) {
    if (node.type === 'CallExpression') node = node.callee;
    else if (node.type === 'MemberExpression') node = node.object;
    else return node.type === 'Identifier' ? node.name : undefined;
  }
}

/** Where a name comes from: an import, or an export of the module itself. */
function entryOf(
  name: string,
  module: SourceModule,
  { project }: Candidates,
  { cwd }: Setting,
): ClientEntry | undefined {
  const asModule = (file: string): string => `./${relativePath(cwd, file)}`;
  for (const statement of module.ast.body) {
    if (statement.type === 'ImportDeclaration') {
      const specifier = statement.specifiers.find(({ local }) => local.name === name);
      if (!specifier || specifier.type === 'ImportNamespaceSpecifier') continue;
      const exported = specifier.type === 'ImportDefaultSpecifier' ? 'default' : nameOf(specifier.imported);
      const target = project.resolve(statement.source.value, module);
      // A package of that name serves many services: only a file of the project can be said to be this one's client.
      return target?.kind === 'module' ? { module: asModule(target.module.file), export: exported } : undefined;
    }
    if (statement.type !== 'ExportNamedDeclaration' || statement.declaration?.type !== 'VariableDeclaration') continue;
    const isExported = statement.declaration.declarations.some(
      ({ id }) => id.type === 'Identifier' && id.name === name,
    );
    if (isExported) return { module: asModule(module.file), export: name };
  }
  return undefined;
}

function nameOf(node: AnyNode): string {
  return node.type === 'Identifier' ? node.name : node.type === 'Literal' ? String(node.value) : 'default';
}
