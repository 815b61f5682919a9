/** Deprecated fields by name: reads, writes, destructuring, object keys, type members, and names in strings. */
import type { AnyNode, Match, Site, SourceModule } from '../contracts.js';
import type { Context } from '../evaluate/context.js';
import { contextualValue, propsOf } from '../evaluate/contextual.js';
import { refill } from '../evaluate/budget.js';
import { ownersOf } from '../evaluate/members.js';
import { ownerWithTypes } from '../evaluate/oracle-types.js';
import { patternValue } from '../evaluate/patterns.js';
import { confidenceOf, order, type Belief } from '../requests/confidence.js';
import { isBoundProject } from '../requests/bound-project.js';
import type { Entry } from '../schedule-index.js';
import { indexOf, parentOf } from '../syntax/module-index.js';
import { takenBy } from '../syntax/outermost.js';
import { memberName, propertyName } from '../syntax/nodes.js';
import { alternatives, union, type Value } from '../values/value.js';
import type { Source } from '../values/source.js';
import type { FieldTarget } from '@curfew/schedule';
import { isExcluded } from './conditions.js';
import type { MatchList } from './match-list.js';

interface NameAt {
  name: string;
  node: AnyNode;
  site: Site;
  /** The object whose field is named. */
  owner: () => Value;
  /** The expression, pattern or object literal whose type is that object's. */
  typed: AnyNode;
}

/** Adds the matches of field names that stand in a module. */
export function detectFieldNames(context: Context, module: SourceModule, list: MatchList): void {
  for (const found of fieldNamesIn(context, module)) {
    const entries = context.index.fieldTargets.get(found.name);
    if (!entries) continue;
    refill(context);
    const owner = ownerWithTypes(context, found.owner(), found.name, found.typed, module);
    for (const entry of entries) {
      const belief = beliefInField(context, entry, found, owner, module);
      if (!belief) continue;
      const declaration = declarationOf(owner, found.name);
      list.add({
        entry,
        module,
        node: found.node,
        spelling: found.name,
        belief,
        site: found.site,
        ...(declaration ? { declaration } : {}),
      });
    }
  }
}

/** The member of the declared type of an object that stands for one of its fields. */
function declarationOf(owner: Value, name: string): Match['declaration'] {
  for (const value of ownersOf(owner, name)) {
    const member = value.kind === 'resource' ? value.shape?.entries.get(name) : undefined;
    if (member?.key && member.property) return { module: member.module, key: member.key, member: member.property };
  }
  return undefined;
}

function* fieldNamesIn(context: Context, module: SourceModule): Generator<NameAt> {
  const index = indexOf(module);
  for (const member of index.members) {
    const name = memberName(member);
    if (name === undefined || !context.index.fieldTargets.has(name)) continue;
    const access = isWritten(member, module) ? 'write' : 'read';
    const node = member.property;
    const site: Site = member.computed
      ? { form: 'bracket', node, member, access }
      : { form: 'member', node, member, access };
    const { object } = member;
    yield { name, node, site, owner: () => context.evaluate(object, module, undefined), typed: object };
  }
  for (const property of index.properties) {
    const name = propertyName(property);
    if (name === undefined || !context.index.fieldTargets.has(name)) continue;
    const parent = parentOf(property, module);
    if (parent?.type === 'ObjectPattern') {
      yield {
        name,
        node: property.key,
        site: { form: 'destructuring', node: property.key, property },
        owner: () => patternValue(context, parent, module, undefined),
        typed: parent,
      };
    } else if (parent?.type === 'ObjectExpression') {
      yield {
        name,
        node: property.key,
        site: { form: 'key', node: property.key, property, object: parent },
        owner: () => keyOwner(contextualValue(context, parent, module)),
        typed: parent,
      };
    }
  }
  for (const attribute of index.attributes) {
    const node = attribute.name;
    const element = parentOf(attribute, module);
    if (node.type !== 'JSXIdentifier' || element?.type !== 'JSXOpeningElement') continue;
    if (!context.index.fieldTargets.has(node.name)) continue;
    const site: Site = { form: 'attribute', node, attribute };
    yield { name: node.name, node, site, owner: () => propsOf(context, element, module), typed: element };
  }
}

/** The resource whose keys an object has: by its own type, or because a type names them (`Record<keyof Card, string>`). */
function keyOwner(value: Value): Value {
  return union(
    alternatives(value).map((part) => (part.kind === 'list' && part.keys?.kind === 'key' ? part.keys.of : part)),
  );
}

function isWritten(member: AnyNode, module: SourceModule): boolean {
  const { place, taker: parent } = takenBy(member, module);
  if (parent?.type === 'AssignmentExpression') return parent.left === place;
  return parent?.type === 'UpdateExpression' || (parent?.type === 'UnaryExpression' && parent.operator === 'delete');
}

/** How sure it is that the field of a value is the target's; undefined where it is not. */
function beliefInField(
  context: Context,
  entry: Entry<FieldTarget>,
  found: NameAt,
  owner: Value,
  module: SourceModule,
): Belief | undefined {
  const { target } = entry;
  const beliefs: Belief[] = [];
  for (const value of ownersOf(owner, found.name)) {
    if (value.kind !== 'resource' || value.list) continue;
    if (!isField(context, target, value.resource) || isOtherSide(target, value.source)) continue;
    const excluded = isExcluded(context, target, found.node, module);
    if (excluded === 'excluded') return undefined;
    const belief = confidenceOf(context, value.source);
    beliefs.push(excluded === 'open' ? { ...belief, confidence: 'possible' } : belief);
  }
  const [surest] = beliefs.sort((a, b) => order(b.confidence) - order(a.confidence));
  if (surest) return surest;
  return byName(context, target, found, owner, module);
}

/** A field that only answers have, of what requests are given. */
export function isOtherSide(target: FieldTarget, source: Source): boolean {
  return target.side === 'response' && source.sent === true;
}

/** The target's own resource; `*` for any resource that has no own target of that name. */
export function isField(context: Context, target: FieldTarget, resource: string): boolean {
  if (target.resource === resource) return true;
  if (target.resource !== '*') return false;
  const own = context.index.fieldTargets.get(target.name) ?? [];
  return !own.some((entry) => entry.target.resource === resource);
}

/** A distinctive name on a value of unknown origin, in a bound project. */
function byName(
  context: Context,
  target: FieldTarget,
  found: NameAt,
  owner: Value,
  module: SourceModule,
): Belief | undefined {
  if (!context.index.distinctiveFields.has(found.name) || target.when || target.unless) return undefined;
  if (found.site.form === 'key' || found.site.form === 'attribute') return undefined;
  if (alternatives(owner).some((value) => value.kind !== 'unknown')) return undefined;
  const bound = isBoundProject(context, module);
  return {
    confidence: bound ? 'likely' : 'possible',
    evidence: [`${found.name} is a name of this service alone`],
  };
}
