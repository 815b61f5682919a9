/**
 * What the server of a front end does with its requests, as its configuration says: `/api/events` goes to another host. Configuration is
 * read, never run.
 */
import type { AnyNode, ServerConfiguration, SourceModule } from '../contracts.js';
import { newAccount, refill } from '../evaluate/budget.js';
import { cache, once, type Context } from '../evaluate/context.js';
import { createContext } from '../evaluate/evaluator.js';
import { commonJsValue } from '../evaluate/common-js.js';
import { dataValue, exportValue } from '../evaluate/imports.js';
import { flatText, sliceText } from '../evaluate/text-matches.js';
import { textsOf } from '../evaluate/text.js';
import { readPath } from '../requests/read-path.js';
import { asWritten, namingTokens } from '../requests/service-tokens.js';
import { indexOf, parentOf } from '../syntax/module-index.js';
import { memberName, propertyName } from '../syntax/nodes.js';
import type { TextPart, TextValue, Value } from '../values/value.js';
import { middlewareRules } from './proxy-middleware.js';
import { prefixRule, type ProxyRule, type RulePlace } from './proxy-rule.js';
import { rulesIn, type TableKind } from './proxy-tables.js';

/** The rules of one table: the first that takes a path decides. */
interface ProxyTable {
  file: string;
  serves: (file: string) => boolean;
  rules: readonly ProxyRule[];
}

/** The URLs to which a request for a text goes that modules send; the text itself where no server is known to pass it on. */
export function passedOn(
  context: Context,
  text: TextValue,
  senders: readonly SourceModule[],
  isMock: boolean,
): TextValue[] {
  const tables = proxyTables(context, senders[0]).filter(({ serves }) => senders.some(({ file }) => serves(file)));
  const path = tables.length > 0 ? pathOf(text, isMock) : undefined;
  if (!path) return [text];
  const found = tables.flatMap(({ file, rules }) => {
    for (const { prefix, pass } of rules) {
      const urls = pass(path);
      if (urls) return [{ file, urls: urls.map((url) => ({ ...url, passedOn: { by: nameOf(file), prefix } })) }];
    }
    return [];
  });
  // The server of an inner folder stands before that of an outer one.
  const depth = Math.max(...found.map(({ file }) => depthOf(file)));
  return found.length === 0 ? [text] : found.filter(({ file }) => depthOf(file) === depth).flatMap(({ urls }) => urls);
}

const nameOf = (file: string): string => file.split(/[\\/]/).at(-1) ?? file;
const depthOf = (file: string): number => file.split(/[\\/]/).length;

/** What the paths begin with that servers pass on to the service, or to a host that is not told; empty for all. */
export function passedPrefixes(context: Context, module: SourceModule): readonly string[] {
  return once(context, 'passed-prefixes', 'project', [] as readonly string[], () =>
    proxyTables(context, module).flatMap(({ rules }) =>
      rules
        .filter(({ target }) => ownersOf(context, target).some((owner) => owner !== 'foreign'))
        .map(({ prefix }) => prefix),
    ),
  );
}

/** Whether a server passes requests on to the service by its host. */
export function isPassedOnTo(context: Context, module: SourceModule): boolean {
  return once(context, 'is-passed-on-to', 'project', false, () =>
    proxyTables(context, module).some(({ rules }) =>
      rules.some(({ target }) => ownersOf(context, target).includes('ours')),
    ),
  );
}

function ownersOf(context: Context, target: Value): string[] {
  const owners = textsOf(target).flatMap((text) => readPath(context, text)?.base.owner ?? []);
  return owners.length > 0 ? owners : ['unknown'];
}

function proxyTables(context: Context, module: SourceModule | undefined): readonly ProxyTable[] {
  const { host, schedule, settings } = context;
  if (!host?.serverConfigurations || !module) return [];
  return once(context, 'proxy-tables', 'project', [] as readonly ProxyTable[], () => {
    const hosts = (settings.baseUrls ?? []).flatMap((url) => url.replace(/^[a-z]+:\/\//i, '').split(/[/*]/)[0] ?? []);
    const names = asWritten([...namingTokens(schedule), ...hosts].filter((token) => token !== ''));
    // What the flow reaches depends on these, so that they do not depend on it; and they are few.
    const own = createContext({ schedule, settings, host, possible: true });
    cache(own, 'proxy-tables').set('project', []);
    return (host.serverConfigurations?.(names) ?? []).flatMap(({ file, serves, ...configuration }) =>
      afresh(own, () => rulesOf(own, configuration, module))
        .filter((rules) => rules.length > 0)
        .map((rules) => ({
          file,
          serves,
          rules: rules.map((rule) => ({ ...rule, pass: (path: TextValue) => afresh(own, () => rule.pass(path)) })),
        })),
    );
  });
}

/** Answers a question about configuration, which costs no module anything. */
function afresh<T>(context: Context, ask: () => T): T {
  context.budget.account = newAccount(context.limits);
  refill(context);
  return ask();
}

/** The rules of a configuration, by table. */
function rulesOf(
  context: Context,
  { content, role }: Pick<ServerConfiguration, 'content' | 'role'>,
  asking: SourceModule,
): ProxyRule[][] {
  if (content.kind === 'json') {
    const place: RulePlace = { context, module: asking, node: asking.ast };
    const value = dataValue(content.value, asking);
    if (role === 'table') return [rulesIn(place, value, 'proxy')];
    const proxy = value.kind === 'object' ? value.entries.get('proxy')?.value() : undefined;
    return proxy ? [tableOf(place, proxy, 'proxy', true)] : [];
  }
  const { module } = content;
  const place: RulePlace = { context, module, node: module.ast };
  const whole =
    role === 'table' ? (commonJsValue(context, module) ?? exportValue(context, module, 'default')) : undefined;
  const written = role === 'tool' ? tablesIn(context, module) : [];
  return [...(whole ? [rulesIn(place, whole, 'proxy')] : []), ...written, middlewareRules(context, module)];
}

const TABLES: Readonly<Partial<Record<string, TableKind>>> = {
  proxy: 'proxy',
  devProxy: 'stripping',
  routeRules: 'routes',
  rewrites: 'rewrites',
};

function tablesIn(context: Context, module: SourceModule): ProxyRule[][] {
  const { properties, assignmentsTo } = indexOf(module);
  const written = properties.flatMap((property) => {
    const kind = TABLES[propertyName(property) ?? ''];
    if (!kind || parentOf(property, module)?.type !== 'ObjectExpression' || isOfRoute(property, module)) return [];
    const value = context.evaluate(property.value, module, undefined);
    return [tableOf({ context, module, node: property }, value, kind, holderOf(property, module) === 'devServer')];
  });
  const assigned = Object.entries(TABLES).flatMap(([name, kind = 'proxy']) =>
    (assignmentsTo.member.get(name) ?? []).map(({ assignment }) => {
      const { left, right } = assignment;
      const isDevServer =
        left.type === 'MemberExpression' &&
        left.object.type === 'MemberExpression' &&
        memberName(left.object) === 'devServer';
      return tableOf(
        { context, module, node: assignment },
        context.evaluate(right, module, undefined),
        kind,
        isDevServer,
      );
    }),
  );
  return [...written, ...assigned];
}

/** A table; a lone URL takes every path where the tool reads it so. */
function tableOf(place: RulePlace, value: Value, kind: TableKind, takesAll: boolean): ProxyRule[] {
  const all = takesAll && kind === 'proxy' && textsOf(value).length > 0 ? prefixRule(place, '/', value) : undefined;
  return all ? [all] : rulesIn(place, value, kind);
}

/** The name under which the object around a property stands. */
function holderOf(property: AnyNode, module: SourceModule): string | undefined {
  const object = parentOf(property, module);
  const owner = object && parentOf(object, module);
  return owner?.type === 'Property' ? propertyName(owner) : undefined;
}

/** `proxy` of `'/api/**': { proxy: … }`: a part of a rule. */
function isOfRoute(property: AnyNode, module: SourceModule): boolean {
  return holderOf(property, module)?.startsWith('/') === true;
}

/** The path of a request to the host that the page comes from; undefined for other URLs. */
function pathOf({ parts }: TextValue, isMock: boolean): TextValue | undefined {
  const [first, ...rest] = parts;
  if (!first) return undefined;
  if ('hole' in first) return isOwnOrigin(first.node) && flatText(rest).startsWith('/') ? single(rest) : undefined;
  if (/^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(first.text)) return undefined;
  if (first.text.startsWith('/')) return single(parts);
  const star = isMock ? /^\*+(?=\/)/.exec(first.text)?.[0].length : undefined;
  if (star !== undefined) return single(sliceText(parts, star, flatText(parts).length));
  return /^[\w-]/.test(first.text)
    ? single([{ text: '/', node: first.node, module: first.module }, ...parts])
    : undefined;
}

/** `location.origin`, `window.location.origin`. */
function isOwnOrigin(node: AnyNode): boolean {
  if (node.type !== 'MemberExpression' || memberName(node) !== 'origin') return false;
  const { object } = node;
  return object.type === 'Identifier'
    ? object.name === 'location'
    : object.type === 'MemberExpression' && memberName(object) === 'location';
}

/** The path with one slash where a base and what follows it have two. */
function single(parts: readonly TextPart[]): TextValue {
  const flat = flatText(parts);
  const kept: TextPart[] = [];
  let done = 0;
  for (const slashes of flat.replace(/[?#].*$/s, '').matchAll(/\/{2,}/g)) {
    kept.push(...sliceText(parts, done, slashes.index));
    done = slashes.index + slashes[0].length - 1;
  }
  return { kind: 'text', parts: [...kept, ...sliceText(parts, done, flat.length)] };
}
