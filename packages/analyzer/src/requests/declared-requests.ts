/** Requests that a definition declares without a call: `perform: { url, method }` of Zapier, `routing: { request: { url } }` of n8n. */
import { declaredLibrary } from '../clients/platforms.js';
import type { AnyNode, SourceModule } from '../contracts.js';
import { once, type Context } from '../evaluate/context.js';
import { requestDeclared } from '../evaluate/http.js';
import { indexOf, parentOf } from '../syntax/module-index.js';
import { takenBy } from '../syntax/outermost.js';
import { propertyName, type NodeOf, unwrap } from '../syntax/nodes.js';
import { UNDEFINED, type Value } from '../values/value.js';
import type { HttpRequest } from './http-request.js';

const URL_KEYS = new Set(['url', 'uri']);
const REQUEST_KEYS = new Set(['method', 'params', 'qs', 'body', 'headers']);

/** The requests that object literals of a module declare; only those with the host of the service will count. */
export function declaredRequests(context: Context, module: SourceModule): HttpRequest[] {
  return once(context, 'declared-requests', module, [] as HttpRequest[], () =>
    indexOf(module).properties.flatMap((property) => {
      if (!URL_KEYS.has(propertyName(property) ?? '')) return [];
      const object = parentOf(property, module);
      if (object?.type !== 'ObjectExpression' || !isRequest(object, module)) return [];
      return requestDeclared(
        context,
        declaredLibrary,
        [context.evaluate(object, module, undefined), baseOf(context, object, module)],
        {
          node: object,
          module,
          frame: undefined,
        },
      );
    }),
  );
}

/** It says more than a URL, and no call takes it. */
function isRequest(object: NodeOf<'ObjectExpression'>, module: SourceModule): boolean {
  const parent = takenBy(object, module).taker;
  if (parent?.type === 'CallExpression' || parent?.type === 'NewExpression') return false;
  return object.properties.some((item) => item.type === 'Property' && REQUEST_KEYS.has(propertyName(item) ?? ''));
}

/** `requestDefaults: { baseURL }` of the definition around a `routing`. */
function baseOf(context: Context, object: AnyNode, module: SourceModule): Value {
  for (let node = parentOf(object, module); node; node = parentOf(node, module)) {
    if (node.type !== 'ObjectExpression') continue;
    for (const item of node.properties) {
      if (item.type !== 'Property' || propertyName(item) !== 'requestDefaults') continue;
      const defaults = unwrap(item.value);
      if (defaults.type !== 'ObjectExpression') continue;
      const base = defaults.properties.find((inner) => inner.type === 'Property' && propertyName(inner) === 'baseURL');
      if (base?.type === 'Property') return context.evaluate(base.value, module, undefined);
    }
  }
  return UNDEFINED;
}
