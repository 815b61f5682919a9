/** Data of routes: what a loader gives is read by hooks of the router in components that no name connects with it. */
import { ROUTE_HOOKS, isRouteKey } from '../clients/route-modules.js';
import { indexOf, parentOf } from '../syntax/module-index.js';
import { markName } from './bindings.js';
import { isNew, mark, type Marks, type Way } from './marks.js';

/** Marks what such hooks give, where a property or an attribute of a route is reached. */
export function markRouteReads(marks: Marks, key: string, way: Way): void {
  if (!isRouteKey(key) || !isNew(marks, 'route data', way)) return;
  for (const hook of ROUTE_HOOKS) {
    markName(marks, hook, way);
    for (const module of marks.world.named(hook)) {
      for (const node of indexOf(module).names.get(hook) ?? []) {
        const call = parentOf(node, module);
        if (call?.type !== 'CallExpression' || call.callee !== node) continue;
        mark(marks, node, module, 'needs');
        mark(marks, call, module, way);
        for (const argument of call.arguments) {
          mark(marks, argument, module, 'needs');
          for (const item of argument.type === 'ObjectExpression' ? argument.properties : [])
            if (item.type === 'Property') mark(marks, item.value, module, 'needs');
        }
      }
    }
  }
}
