/** What a framework injects: by the type of a parameter (`http: HttpClient`), or by a call (`inject(HttpClient)`). */
import type { AnyNode, SourceModule } from '../contracts.js';
import { variableAt } from '../syntax/module-index.js';
import { alternatives, union, type PackageValue, type Value } from '../values/value.js';
import { construct } from './classes.js';
import type { Context } from './context.js';
import { importedValue } from './imports.js';

/** `inject(EventService)`: an instance of the class. */
export function injected(value: PackageValue, args: readonly Value[]): Value | undefined {
  if (value.path.join('.') !== 'inject' || !/^(@angular\/core|inversify|tsyringe)$/.test(value.name)) return undefined;
  const [first] = args;
  return first && instanceOf(first, value.place.module, value.place.node);
}

/** The client or instance that a type imported under this name promises, where it is one that is injected. */
export function injectedType(context: Context, name: string, type: AnyNode, module: SourceModule): Value | undefined {
  const definition = variableAt(name, type, module)?.defs[0];
  if (definition?.type !== 'ImportBinding') return undefined;
  const declaration = definition.parent as AnyNode | undefined;
  return instanceOf(importedValue(context, definition.node as AnyNode, declaration, module), module, type);
}

function instanceOf(value: Value, module: SourceModule, node: AnyNode): Value | undefined {
  const place = { module, node, frame: undefined };
  const instances = alternatives(value).flatMap((part): Value[] => {
    if (part.kind === 'class') return [construct(part, [], place)];
    if (part.kind === 'client') return [part];
    if (part.kind !== 'library' || part.library.injected?.includes(part.path) !== true) return [];
    return [{ kind: 'client', library: part.library, place, layers: [], configured: false, package: undefined }];
  });
  return instances.length > 0 ? union(instances) : undefined;
}
