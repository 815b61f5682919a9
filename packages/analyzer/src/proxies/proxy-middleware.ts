/** Middleware that passes requests on: `app.use('/api', createProxyMiddleware({ target }))`. */
import type { AnyNode, SourceModule } from '../contracts.js';
import type { Context } from '../evaluate/context.js';
import { flatText } from '../evaluate/text-matches.js';
import { indexOf, referencesOf, variableAt } from '../syntax/module-index.js';
import { takenBy } from '../syntax/outermost.js';
import { memberName, type NodeOf } from '../syntax/nodes.js';
import { alternatives, plainText, type ObjectValue, type TextValue, type Value } from '../values/value.js';
import { prefixRule, rewritten, withoutPrefix, type ProxyRule, type RulePlace } from './proxy-rule.js';
import { contextsOf, stringsOf } from './proxy-tables.js';

/** Packages whose functions make such middleware, by how it sees the path below the place where it is mounted. */
const PACKAGES: Readonly<Partial<Record<string, 'either' | 'without'>>> = {
  // Whole until its version 3, without the place since.
  'http-proxy-middleware': 'either',
  'express-http-proxy': 'without',
};

/** The rules of a module's middleware, in the order in which it is mounted. */
export function middlewareRules(context: Context, module: SourceModule): ProxyRule[] {
  if (!module.text.includes('http-proxy')) return [];
  return indexOf(module).calls.flatMap((call) => {
    if (call.type !== 'CallExpression') return [];
    return [...mountedRules(context, call, module), ...pluginRules(context, call, module)];
  });
}

function mountedRules(context: Context, call: NodeOf<'CallExpression'>, module: SourceModule): ProxyRule[] {
  const packaged = packageOf(context, call.callee, module);
  const sees = packaged === undefined ? undefined : PACKAGES[packaged];
  if (!sees) return [];
  const place: RulePlace = { context, module, node: call };
  const args = call.arguments.map((argument) => context.evaluate(argument, module, undefined));
  const mounts = mountsOf(context, call, module);
  if (sees === 'without') {
    const [target] = args;
    return target
      ? mounts.flatMap((mount) => prefixRule(place, mount, target, (path) => [withoutPrefix(path, mount)]) ?? [])
      : [];
  }
  const [first, last] = [args[0], args.at(-1)];
  const options = alternatives(last ?? { kind: 'unknown' }).find((part) => part.kind === 'object');
  const target = options?.entries.get('target')?.value();
  if (!options || !target) return [];
  const contexts = args.length > 1 && first ? stringsOf(first) : contextsOf(options);
  const keys = contexts ?? mounts;
  const rewrite = options.entries.get('pathRewrite')?.value();
  return keys.flatMap(
    (key) =>
      prefixRule(place, key, target, (path) => {
        const seen = contexts ? [path] : [path, withoutPrefix(path, key)];
        return different(seen.flatMap((each) => (rewrite ? rewritten(place, rewrite, each) : [each])));
      }) ?? [],
  );
}

function different(paths: readonly TextValue[]): TextValue[] {
  return [...new Map(paths.map((path) => [flatText(path.parts).replace(/^\/+/, ''), path])).values()];
}

/** `fastify.register(proxy, { upstream, prefix, rewritePrefix })`. */
function pluginRules(context: Context, call: NodeOf<'CallExpression'>, module: SourceModule): ProxyRule[] {
  const [plugin, given] = call.arguments;
  if (call.callee.type !== 'MemberExpression' || memberName(call.callee) !== 'register' || !plugin || !given) return [];
  if (!/^(?:@fastify\/http-proxy|fastify-http-proxy)$/.test(packageOf(context, plugin, module) ?? '')) return [];
  const options = alternatives(context.evaluate(given, module, undefined)).find((part) => part.kind === 'object');
  const target = options?.entries.get('upstream')?.value();
  if (!options || !target) return [];
  const prefix = memberText(options, 'prefix') ?? '/';
  const place: RulePlace = { context, module, node: call };
  const before: Value = options.entries.get('rewritePrefix')?.value() ?? { kind: 'text', parts: [] };
  const put = before.kind === 'text' ? before.parts : [];
  const rule = prefixRule(place, prefix, target, (path) => [
    { kind: 'text', parts: [...put, ...withoutPrefix(path, prefix).parts] },
  ]);
  return rule ? [rule] : [];
}

function memberText(object: ObjectValue, name: string): string | undefined {
  const value = object.entries.get(name)?.value();
  return value && plainText(value);
}

function packageOf(context: Context, node: AnyNode, module: SourceModule): string | undefined {
  return alternatives(context.evaluate(node, module, undefined)).find((part) => part.kind === 'package')?.name;
}

/** Where a middleware is mounted: the paths that stand before it, or before the variable that holds it; else everywhere. */
function mountsOf(context: Context, middleware: AnyNode, module: SourceModule): string[] {
  const { place, taker } = takenBy(middleware, module);
  const names =
    taker?.type === 'VariableDeclarator' && taker.id.type === 'Identifier'
      ? variableAt(taker.id.name, taker.id, module)
      : undefined;
  const places = names ? referencesOf(names, module) : [place];
  return places.flatMap((each) => {
    const { place: mounted, taker: around } = takenBy(each, module);
    if (around?.type !== 'CallExpression' || around.callee.type !== 'MemberExpression') return [];
    const [path] = around.arguments;
    if (!path || path === mounted) return ['/'];
    return stringsOf(context.evaluate(path, module, undefined));
  });
}
