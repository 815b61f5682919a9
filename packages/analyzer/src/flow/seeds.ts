/** Where the flow begins: what in the code says by itself that it has to do with the service. */
import type { AnyNode, SourceModule } from '../contracts.js';
import type { Context } from '../evaluate/context.js';
import { passedPrefixes } from '../proxies/passed-on.js';
import { loadersOf } from '../requests/bound-project.js';
import {
  asSegments,
  asWritten,
  clientWord,
  distinctivePathTokens,
  namingTokens,
  firstSegments,
  hostTokens,
} from '../requests/service-tokens.js';
import { indexOf, parentOf } from '../syntax/module-index.js';
import { escapePattern } from '../syntax/escape-pattern.js';
import { memberName, propertyName, rangeOf } from '../syntax/nodes.js';
import { functionsOfMockedModules } from '../detect/stand-ins.js';
import { markExport, markPattern } from './bindings.js';
import { sowExtensions } from './extensions.js';
import { sowProcesses } from './processes.js';
import { importsOf } from './import-sources.js';
import { markSender } from './forward.js';
import { mark, modulesWith, type Marks, type Way } from './marks.js';
import { takenApart } from './member-names.js';
import { markDeclarationAround } from './types-in.js';

/** The modules in which something is sown. */
export function modulesToSow(marks: Pick<Marks, 'context' | 'module'>): SourceModule[] {
  const { context, module } = marks;
  const { index, schedule, settings } = context;
  const loaded = [...namingTokens(schedule), ...distinctivePathTokens(schedule)];
  const tokens = [
    ...namesOfService(context),
    ...distinctivePathTokens(schedule),
    ...index.distinctiveFields,
    ...index.distinctiveValues,
    ...Object.keys(settings.types ?? {}),
    ...(settings.clients ?? []).map(({ module: client }) => clientWord(client)),
    ...(settings.mocks ? firstSegments(schedule) : []),
    ...asQuoted(passedTokens(context, module)),
  ];
  const configured = (settings.clients ?? []).flatMap((client) => {
    const own = context.host?.open?.(client.module);
    return own && 'ast' in own ? [own] : [];
  });
  return [...modulesWith(marks, tokens), ...loadersOf(context, module, loaded), ...configured];
}

/** Hosts and the auth marker, as code writes them. */
function namesOfService({ schedule, settings }: Context): string[] {
  return asWritten([...namingTokens(schedule), ...hostTokens(settings.baseUrls ?? [])]);
}

/** What the paths hold that servers pass on to the service: where that is all of them, the beginnings of its own. */
function passedTokens(context: Context, module: SourceModule): string[] {
  const prefixes = passedPrefixes(context, module).map((prefix) => prefix.replace(/^\/+|\/+$/g, ''));
  const all = prefixes.includes('') ? firstSegments(context.schedule) : [];
  return [...prefixes.filter((prefix) => prefix !== ''), ...all];
}

/** Marks what names the service, is configured as its, or has a name that it alone has. */
export function sow(marks: Marks): void {
  sowTexts(marks);
  sowNames(marks);
  sowConfigured(marks);
  sowMocks(marks);
  sowPassed(marks);
  sowMockedModules(marks);
  sowExtensions(marks);
  sowProcesses(marks);
}

/** Hosts and the auth marker; distinctive paths, whose client or base is then the service's. */
function sowTexts(marks: Marks): void {
  const { schedule } = marks.context;
  const names = namesOfService(marks.context);
  const paths = distinctivePathTokens(schedule);
  const isPath = asSegments(paths);
  const naming = names.length === 0 ? /(?!)/ : new RegExp(names.map(escapePattern).join('|'));
  for (const module of modulesWith(marks, [...names, ...paths])) {
    for (const literal of indexOf(module).literals) {
      const text = textOf(literal, module);
      if (naming.test(text)) sowText(marks, literal, module, 'holds');
      if (isPath.test(text)) sowText(marks, literal, module, 'path');
    }
  }
  for (const loader of loadersOf(marks.context, marks.module, [...namingTokens(schedule), ...paths])) {
    for (const literal of indexOf(loader).literals)
      if (textOf(literal, loader).includes('/')) sowSource(marks, literal, loader);
  }
}

/** Marks a text that names the service or one of its paths, what is put into it, and the function that may send it. */
export function sowText(marks: Marks, literal: AnyNode, module: SourceModule, way: Way): void {
  mark(marks, literal, module, way);
  markSender(marks, literal, module);
  if (literal.type !== 'TemplateLiteral') return;
  for (const part of literal.expressions) mark(marks, part, module, way === 'path' ? 'from' : 'needs');
}

/** The text of a literal as it is written, with its quotes. */
export function textOf(literal: AnyNode, module: SourceModule): string {
  const [start, end] = rangeOf(literal);
  return module.text.slice(start, end);
}

/** What an import of data binds. */
function sowSource(marks: Marks, literal: AnyNode, module: SourceModule): void {
  const parent = parentOf(literal, module);
  if (parent?.type === 'ImportDeclaration') {
    for (const { local } of parent.specifiers) markPattern(marks, local, module, 'holds');
  } else if (parent) mark(marks, parent, module, 'holds');
}

/** Distinctive fields and values: what has them is of the service, wherever it comes from. */
function sowNames(marks: Marks): void {
  const { distinctiveFields, distinctiveValues } = marks.context.index;
  const fields = [...distinctiveFields];
  for (const module of modulesWith(marks, fields)) {
    const index = indexOf(module);
    for (const member of index.members) {
      if (!distinctiveFields.has(memberName(member) ?? '')) continue;
      mark(marks, member, module, 'holds');
      mark(marks, member.object, module, 'needs');
    }
    for (const property of index.properties) {
      if (!distinctiveFields.has(propertyName(property) ?? '')) continue;
      const owner = parentOf(property, module);
      if (owner?.type === 'ObjectPattern') sowPattern(marks, owner, module);
      else mark(marks, property.value, module, 'holds');
    }
    for (const member of index.typeMembers) {
      if (!distinctiveFields.has(propertyName(member) ?? '')) continue;
      mark(marks, member.key, module, 'holds');
      markDeclarationAround(marks, member, module);
    }
  }
  for (const module of modulesWith(marks, [...fields, ...distinctiveValues])) {
    for (const literal of indexOf(module).literals) {
      const text = textOf(literal, module).slice(1, -1);
      if (distinctiveFields.has(text) || distinctiveValues.has(text)) sowName(marks, literal, module);
    }
  }
}

function sowName(marks: Marks, literal: AnyNode, module: SourceModule): void {
  mark(marks, literal, module, 'path');
  const parent = parentOf(literal, module);
  if (parent?.type === 'BinaryExpression') {
    mark(marks, parent.left, module, 'needs');
    mark(marks, parent.right, module, 'needs');
  }
  const owner = parent?.type === 'SwitchCase' ? parentOf(parent, module) : undefined;
  if (owner?.type === 'SwitchStatement') mark(marks, owner.discriminant, module, 'needs');
}

/** What an object pattern takes apart holds it. */
function sowPattern(marks: Marks, pattern: AnyNode, module: SourceModule): void {
  markPattern(marks, pattern, module, 'holds');
  const from = takenApart(pattern, module);
  if (from) mark(marks, from, module, 'needs');
}

/** Configured clients and types. */
function sowConfigured(marks: Marks): void {
  const { host, settings } = marks.context;
  for (const client of settings.clients ?? []) {
    for (const module of modulesWith(marks, [clientWord(client.module)])) {
      if (module.file === client.module) markExport(marks, module, client.export, 'holds');
      for (const { node, declaration } of importsOf(marks, module, client.module)) {
        if (declaration?.type === 'ImportDeclaration') {
          for (const { local } of declaration.specifiers) markPattern(marks, local, module, 'holds');
        } else if (!declaration) mark(marks, node, module, 'holds');
      }
    }
    const own = host?.open?.(client.module);
    if (own && 'ast' in own) markExport(marks, own, client.export, 'holds');
  }
  const types = Object.keys(settings.types ?? {});
  for (const module of types.length === 0 ? [] : modulesWith(marks, types)) {
    for (const name of types) {
      for (const node of indexOf(module).names.get(name) ?? []) {
        mark(marks, node, module, 'holds');
        markPattern(marks, node, module, 'holds');
      }
    }
  }
}

/** In files whose mocks stand for the service each path does. */
function sowMocks(marks: Marks): void {
  const { settings } = marks.context;
  if (!settings.mocks) return;
  for (const module of modulesWith(marks, firstSegments(marks.context.schedule))) {
    if (!settings.mocks(module.file)) continue;
    for (const literal of indexOf(module).literals)
      if (textOf(literal, module).includes('/')) sowText(marks, literal, module, 'path');
  }
}

/** The tokens as segments: `'api`, `/api`. */
function asQuoted(tokens: readonly string[]): string[] {
  return tokens.flatMap((token) => ["'", '"', '`', '/'].map((before) => before + token));
}

/** Paths that a server passes on. */
function sowPassed(marks: Marks): void {
  const tokens = passedTokens(marks.context, marks.module);
  if (tokens.length === 0) return;
  const isPath = asSegments(tokens);
  for (const module of modulesWith(marks, asQuoted(tokens))) {
    for (const literal of indexOf(module).literals)
      if (isPath.test(textOf(literal, module))) sowText(marks, literal, module, 'path');
  }
}

/** Functions that stand in for those of a module: what they return is compared with what those return. */
function sowMockedModules(marks: Marks): void {
  for (const module of new Set(['mock', 'doMock', 'unstable_mockModule'].flatMap((name) => marks.world.named(name)))) {
    for (const { answer } of functionsOfMockedModules(module)) mark(marks, answer, module, 'needs');
  }
}
