/** Types that openapi-typescript makes: `components['schemas']['Card']`, `paths['/events']['get']`, and whose service they describe. */
import type { CallForm } from '../clients/library.js';
import type { AnyNode, SourceModule } from '../contracts.js';
import { beliefIn, order, type Belief } from '../requests/confidence.js';
import { describeRequest } from '../requests/describe.js';
import { indexOf, parentOf, variableAt } from '../syntax/module-index.js';
import { literalString, propertyName, type NodeOf } from '../syntax/nodes.js';
import { alternatives, type Value } from '../values/value.js';
import type { ClientValue } from '../values/library-values.js';
import type { Source } from '../values/source.js';
import { once, type Context } from './context.js';
import { requestOfForm } from './form-requests.js';
import { importedName } from './imports.js';
import { literalText } from './text.js';

interface Modelled {
  resource: string;
  list?: boolean;
  source: Source;
}

/** What `components['schemas'][name]`, or the answer below `paths['/groups']['get']['responses']`, models, if the types describe the service. */
export function schemaType(
  context: Context,
  type: NodeOf<'TSIndexedAccessType'>,
  module: SourceModule,
): Modelled | undefined {
  const { root, names } = indexed(type, module);
  const [first, second, third] = names;
  const isSchema = first === 'schemas' && names.length === 2;
  const isAnswer = (first ?? '').startsWith('/') && third === 'responses' && names.at(-2) === 'content';
  if (!isSchema && !isAnswer) return undefined;
  const spec = specOf(context, root, module);
  if (spec === undefined || first === undefined || second === undefined) return undefined;
  return isSchema
    ? resourceNamed(context, second, spec, module)
    : resourceAnswered(context, `${second.toUpperCase()} ${first}`, spec, module);
}

/** `paths['/groups']['get']` as the type it begins with and the names below it, looking through aliases of the same module. */
function indexed(type: AnyNode, module: SourceModule): { root: AnyNode; names: string[] } {
  const names: string[] = [];
  let current = aliased(type, module);
  while (current.type === 'TSIndexedAccessType') {
    names.unshift(indexName(current) ?? '');
    current = aliased(current.objectType, module);
  }
  return { root: current, names };
}

/** The resource that an operation (`GET /groups`) answers with. */
function resourceAnswered(context: Context, name: string, spec: string, module: SourceModule): Modelled | undefined {
  const operation = context.index.operations.find(({ method, path }) => `${method} ${path}` === name);
  const belief = operation?.response && beliefInSpec(context, spec, module);
  if (!operation?.response || !belief) return undefined;
  const evidence = `answer of ${name} in the types of a client: ${belief.evidence.join(', ')}`;
  return { ...operation.response, source: { kind: 'type', confidence: belief.confidence, evidence } };
}

/** `type Schemas = components['schemas']`: what an alias of the same module stands for. */
function aliased(type: AnyNode, module: SourceModule): AnyNode {
  if (type.type !== 'TSTypeReference' || type.typeName.type !== 'Identifier' || type.typeArguments) return type;
  const alias = variableAt(type.typeName.name, type.typeName, module)?.defs[0]?.node as AnyNode | undefined;
  const { typeAnnotation } = alias?.type === 'TSTypeAliasDeclaration' ? alias : {};
  return typeAnnotation?.type === 'TSIndexedAccessType' ? typeAnnotation : type;
}

/** The resource that a member of `components.schemas` models where the types are declared. */
export function schemaMember(
  context: Context,
  member: AnyNode,
  module: SourceModule,
): { resource: string; source: Source } | undefined {
  const schemas = parentOf(parentOf(parentOf(member, module) ?? member, module) ?? member, module);
  if (member.type !== 'TSPropertySignature' || schemas?.type !== 'TSPropertySignature') return undefined;
  const name = propertyName(member);
  if (propertyName(schemas) !== 'schemas' || name === undefined) return undefined;
  return resourceNamed(context, name, module.file, module);
}

/** The belief in types being the service's, and undefined where nothing says so: asked of `paths` in `paths['/events']`. */
export function beliefInPaths(context: Context, type: AnyNode, module: SourceModule): Belief | undefined {
  const spec = specOf(context, type, module);
  return spec === undefined ? undefined : beliefInSpec(context, spec, module);
}

function indexName(type: NodeOf<'TSIndexedAccessType'>): string | undefined {
  if (type.indexType.type !== 'TSLiteralType') return undefined;
  const { literal } = type.indexType;
  return literal.type === 'Literal' && typeof literal.value === 'number'
    ? String(literal.value)
    : literalString(literal);
}

function resourceNamed(
  context: Context,
  name: string,
  spec: string,
  module: SourceModule,
): { resource: string; source: Source } | undefined {
  const configured = context.settings.types?.[name];
  const resource = configured ?? name;
  if (!Object.hasOwn(context.schedule.resources, resource)) return undefined;
  if (configured !== undefined) {
    const evidence = `type ${name} is configured as ${resource}`;
    return { resource, source: { kind: 'type', confidence: 'certain', evidence } };
  }
  const belief = beliefInSpec(context, spec, module);
  if (!belief) return undefined;
  const evidence = `schema ${name} of the types of a client: ${belief.evidence.join(', ')}`;
  return { resource, source: { kind: 'type', confidence: belief.confidence, evidence } };
}

/** What tells the generated types of two services apart: their module, or the package they come from. */
function specOf(context: Context, type: AnyNode, module: SourceModule): string | undefined {
  if (type.type !== 'TSTypeReference' || type.typeName.type !== 'Identifier') return undefined;
  const def = variableAt(type.typeName.name, type.typeName, module)?.defs[0];
  const parent = def?.parent as AnyNode | undefined;
  if (def?.type !== 'ImportBinding') return def && module.file;
  if (parent?.type !== 'ImportDeclaration' || importedName(def.node as AnyNode) === undefined) return undefined;
  const resolution = context.host?.resolve(parent.source.value, module);
  if (resolution?.kind === 'module') return resolution.module.file;
  return `${parent.source.value.startsWith('.') ? module.file.replace(/[^/\\]*$/, '') : ''}${parent.source.value}`;
}

/** The surest belief in a client that was made with these types: `createClient<paths>({ baseUrl })`. */
function beliefInSpec(context: Context, spec: string, module: SourceModule): Belief | undefined {
  return once<Belief | undefined>(
    context,
    'openapi-types',
    `${spec} ${context.host ? '' : module.file}`,
    undefined,
    () => {
      const beliefs = modulesWith(context, spec, module).flatMap((place) =>
        indexOf(place).calls.flatMap((call) => {
          const [type] = (call.type === 'CallExpression' ? call.typeArguments?.params : undefined) ?? [];
          if (!type || specOf(context, type, place) !== spec) return [];
          return beliefInClient(context, context.evaluate(call, place, undefined));
        }),
      );
      const [best] = beliefs.sort((a, b) => order(b.confidence) - order(a.confidence));
      return best?.confidence === 'possible' ? undefined : best;
    },
  );
}

function modulesWith(context: Context, spec: string, module: SourceModule): SourceModule[] {
  const importers = context.host?.importers(module) ?? [];
  const mentioning =
    context.host?.modulesMentioning([
      spec
        .split(/[/\\]/)
        .at(-1)
        ?.replace(/(\.d)?\.[cm]?tsx?$/, '') ?? spec,
    ]) ?? [];
  return [...new Set([module, ...importers, ...mentioning])];
}

const ANY_CALL: CallForm = { url: [], method: { fixed: 'GET' } };

function beliefInClient(context: Context, value: Value): Belief[] {
  return alternatives(value).flatMap((part) => (part.kind === 'client' ? beliefsOf(context, part) : []));
}

/** Asked of any request that the client could send. */
function beliefsOf(context: Context, client: ClientValue): Belief[] {
  const { place, library } = client;
  const url = literalText(place.node, '/', place.module);
  const target = { kind: 'library', library, path: '', client } as const;
  const request = requestOfForm(context, target, ANY_CALL, [], place, url);
  return describeRequest(context, request).flatMap((found) =>
    found.owner === 'foreign' ? [] : [beliefIn(context, request, found)],
  );
}
