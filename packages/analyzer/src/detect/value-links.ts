/** What everything around a container says about the set of its values. */
import type { AnyNode, SourceModule } from '../contracts.js';
import { once, type Context } from '../evaluate/context.js';
import { contextualValue } from '../evaluate/contextual.js';
import { elementOf } from '../evaluate/members.js';
import { fieldWithTypes } from '../evaluate/oracle-types.js';
import { appliedTo } from '../evaluate/pipelines.js';
import { modelOfSchema } from '../evaluate/schema-model.js';
import { typeNodeValue } from '../evaluate/types.js';
import { order } from '../requests/confidence.js';
import { parentOf, variableAt } from '../syntax/module-index.js';
import { takenBy } from '../syntax/outermost.js';
import { propertyName, unwrap } from '../syntax/nodes.js';
import { UNKNOWN, alternatives, union, type Value } from '../values/value.js';
import { definition } from './name-strings.js';
import { recordKeyType, setOfType } from './type-sets.js';
import { containerOf, type Asked, type Held, type NamedMember } from './value-containers.js';
import { expectedByComponent } from './value-options.js';
import { setOfMemberNamed, setOfValue, type Linked, type SetLink } from './value-sets.js';

/** The surest link of a container to a set; else what is known of it: only other things (`other`), or nothing (`open`). */
export function linkOfHeld(context: Context, held: Held, set: string): Linked {
  const answers = answersOf(context, held);
  const links = answers.flatMap((answer) => (answer.kind === 'linked' && answer.link.set === set ? [answer.link] : []));
  const [best] = links.sort((a, b) => order(b.belief.confidence) - order(a.belief.confidence));
  if (best) return { kind: 'linked', link: best };
  return answers.length > 0 && answers.every((answer) => answer.kind !== 'open') ? { kind: 'other' } : { kind: 'open' };
}

/** Everything that is said about the set of a container's values. */
function answersOf(context: Context, held: Held): Linked[] {
  const { module } = held;
  return [
    ...held.subjects.map((subject) => setOfSubject(context, subject)),
    ...(held.members ?? []).flatMap((member) => setOfNamed(context, member) ?? []),
    ...(held.types ?? []).flatMap((type) => linked(setOfType(context, type.node, held.container.values, type.module))),
    ...(held.schemas ?? []).map((schema) =>
      setOfValue(context, spread(modelOfSchema(context, schema.node, schema.module))),
    ),
    ...(held.literal ? contextualSets(context, held, held.literal, module) : []),
    ...(held.uses ?? []).flatMap((use) => answersOf(context, use)),
  ];
}

function linked(link: SetLink | undefined): Linked[] {
  return link ? [{ kind: 'linked', link }] : [];
}

/** A value, or the elements of it where it is a list. */
function spread(value: Value): Value {
  return union([value, elementOf(value)]);
}

function setOfNamed(context: Context, member: NamedMember): Linked | undefined {
  const owner = ownerOfNamed(context, member);
  return owner && setOfMemberNamed(context, spread(owner), member.name);
}

function ownerOfNamed(context: Context, { owner: { node, module }, by }: NamedMember): Value | undefined {
  switch (by) {
    case 'value':
      return context.evaluate(node, module, undefined);
    case 'definition':
      return definition(context, node, module)?.owner;
    case 'function':
      return appliedTo(context, node, module);
  }
}

/** The set that the place of a literal takes by its type. */
function contextualSets(context: Context, held: Held, literal: AnyNode, module: SourceModule): Linked[] {
  const { container } = held;
  if (container.kind === 'record') {
    const type = recordKeyType(context, literal, module);
    return type ? only(setOfTypedValue(context, type)) : [];
  }
  const property = takenBy(literal, module).taker;
  const object = property?.type === 'Property' ? parentOf(property, module) : undefined;
  if (property?.type === 'Property' && object?.type === 'ObjectExpression') {
    const name = propertyName(property);
    const known =
      name === undefined ? undefined : setOfMemberNamed(context, contextualValue(context, object, module), name);
    if (known) return [known];
  }
  const expected =
    literal.type === 'JSXAttribute'
      ? expectedByComponent(context, literal, module)
      : contextualValue(context, literal, module);
  const value = container.kind === 'array' ? elementOf(expected) : expected;
  return [...only(setOfValue(context, value)), ...only(setOfTypedValue(context, value))];
}

function only(answer: Linked): Linked[] {
  return answer.kind === 'linked' ? [answer] : [];
}

/** The set of the field that an expression reads, or of the type it is declared with. */
function setOfSubject(context: Context, { node, module }: Asked): Linked {
  const value = context.evaluate(node, module, undefined);
  const direct = setOfValue(context, spread(value));
  if (direct.kind === 'linked') return direct;
  const typed = setOfTypedValue(context, union([value, declaredType(context, node, module)]));
  if (typed.kind === 'linked') return typed;
  if (context.oracle && direct.kind === 'open') {
    const declared = spread(fieldWithTypes(context, node, module));
    const known = [setOfValue(context, declared), setOfTypedValue(context, declared)];
    const link = known.find((answer) => answer.kind === 'linked');
    if (link) return link;
  }
  return alternatives(value).every((part) => part.kind === 'text') ? typed : direct;
}

/** What the annotation of a variable or parameter promises of an expression that names it. */
function declaredType(context: Context, node: AnyNode, module: SourceModule): Value {
  const name = unwrap(node);
  if (name.type !== 'Identifier') return UNKNOWN;
  const types = variableAt(name.name, name, module)?.defs.flatMap((def) => {
    const binding = def.name as { typeAnnotation?: { typeAnnotation: AnyNode } | null };
    return binding.typeAnnotation ? [typeNodeValue(context, binding.typeAnnotation.typeAnnotation, module)] : [];
  });
  return union(types ?? []);
}

/** Texts that come from a literal type, an enum or a list belong to the set of that type, enum or list. */
function setOfTypedValue(context: Context, value: Value): Linked {
  for (const part of alternatives(value)) {
    const piece = part.kind === 'text' ? part.parts[0] : undefined;
    if (!piece || !('text' in piece)) continue;
    const parent = takenBy(piece.node, piece.module).taker;
    if (!parent || !SOURCES.has(parent.type)) continue;
    const { node, module } = piece;
    return once<Linked>(context, 'value-links', node, { kind: 'open' }, () => {
      const held = containerOf(context, node, module);
      return (held && answersOf(context, held).find((answer) => answer.kind === 'linked')) ?? { kind: 'open' };
    });
  }
  return { kind: 'other' };
}

const SOURCES = new Set(['TSLiteralType', 'TSEnumMember', 'ArrayExpression', 'Property']);
