/** What a framework injects: by the type of a parameter (`http: HttpClient`), or by a call (`inject(HttpClient)`). */
import type { AnyNode, SourceModule } from '../contracts.js';
import type { HttpLibrary } from '../clients/library.js';
import { hasSignedMethods } from '../clients/package-signatures.js';
import { ancestor, indexOf, variableAt } from '../syntax/module-index.js';
import { isClass, propertyName } from '../syntax/nodes.js';
import { alternatives, union, type PackageValue, type Value } from '../values/value.js';
import type { ClientValue } from '../values/library-values.js';
import { construct } from './classes.js';
import { calledName } from './called-name.js';
import { once, type Context } from './context.js';
import { importedValue } from './imports.js';
import { exportOf } from './package-functions.js';

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
  const promised = importedValue(context, definition.node as AnyNode, declaration, module);
  const registered = alternatives(promised).flatMap((part) =>
    part.kind === 'library' && part.library.injected?.includes(part.path) === true
      ? registeredFor(context, part.library, type, module)
      : [],
  );
  if (registered.length > 0) return union(registered);
  const isTold = promised.kind === 'package' && hasSignedMethods(promised.name, exportOf(promised));
  return isTold ? promised : instanceOf(promised, module, type);
}

/**
 * The clients that modules of the framework register beside the class in which a type stands:
 * `@Module({ imports: [HttpModule.register({ baseURL })], providers: [AccessService] })`.
 */
function registeredFor(context: Context, library: HttpLibrary, type: AnyNode, module: SourceModule): ClientValue[] {
  const owner = library.registeredBy && ancestor(type, module, isClass);
  if (!owner) return [];
  return once(context, 'registered-clients', owner, [] as ClientValue[], () =>
    registrationsOf(context, library).flatMap(({ call, providers, module: at }) => {
      const isProvided = providers.some((provider) =>
        alternatives(context.evaluate(provider, at, undefined)).some(
          (value) => value.kind === 'class' && value.node === owner,
        ),
      );
      const made = isProvided ? alternatives(context.evaluate(call, at, undefined)) : [];
      return made.filter((value) => value.kind === 'client');
    }),
  );
}

interface Registration {
  call: AnyNode;
  /** The classes that the same module provides. */
  providers: readonly AnyNode[];
  module: SourceModule;
}

function registrationsOf(context: Context, library: HttpLibrary): readonly Registration[] {
  const name = library.registeredBy;
  if (name === undefined || !context.host) return [];
  const { host } = context;
  return once(context, 'registrations', library, [] as Registration[], () =>
    host.modulesMentioning([name]).flatMap((module) =>
      indexOf(module).calls.flatMap((call): Registration[] => {
        if (call.type !== 'CallExpression' || call.callee.type !== 'MemberExpression') return [];
        const { object } = call.callee;
        if (object.type !== 'Identifier' || calledName(object, module) !== name) return [];
        const definition = ancestor(call, module, (node) => node.type === 'ObjectExpression' && hasProviders(node));
        return definition ? [{ call, providers: providersIn(definition), module }] : [];
      }),
    ),
  );
}

function hasProviders(definition: AnyNode): boolean {
  return providersIn(definition).length > 0;
}

/** `providers: [AccessService, { provide: Access, useClass: AccessService }]`. */
export function providersIn(definition: AnyNode): AnyNode[] {
  const list = memberOfLiteral(definition, 'providers');
  if (list?.type !== 'ArrayExpression') return [];
  return list.elements.flatMap((item) => {
    if (!item || item.type === 'SpreadElement') return [];
    return item.type === 'ObjectExpression' ? (memberOfLiteral(item, 'useClass') ?? []) : item;
  });
}

function memberOfLiteral(object: AnyNode, name: string): AnyNode | undefined {
  const properties = object.type === 'ObjectExpression' ? object.properties : [];
  const found = properties.find((item) => item.type === 'Property' && propertyName(item) === name);
  return found?.type === 'Property' ? found.value : undefined;
}

function instanceOf(value: Value, module: SourceModule, node: AnyNode): Value | undefined {
  const place = { module, node, frame: undefined };
  const instances = alternatives(value).flatMap((part): Value[] => {
    if (part.kind === 'class') return [construct(part, [], place)];
    // A store of signals is seen as what is injected.
    if (part.kind === 'client' || (part.kind === 'object' && !part.place)) return [part];
    if (part.kind !== 'library' || part.library.injected?.includes(part.path) !== true) return [];
    return [{ kind: 'client', library: part.library, place, layers: [], configured: false, package: undefined }];
  });
  return instances.length > 0 ? union(instances) : undefined;
}
