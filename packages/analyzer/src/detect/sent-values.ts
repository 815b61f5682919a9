/** Deprecated values that a request sends: `type: 'legacy'` in a body, `?type=legacy` in a query. */
import type { SourceModule, Span, ValueContainer, AnyNode } from '../contracts.js';
import type { Context } from '../evaluate/context.js';
import { elementOf } from '../evaluate/members.js';
import type { Belief } from '../requests/confidence.js';
import { parentOf } from '../syntax/module-index.js';
import { alternatives, union, type LiteralPart } from '../values/value.js';
import type { MatchList } from './match-list.js';
import type { GivenName } from './object-names.js';
import { containerOf } from './value-containers.js';

/** Adds a match for each literal value of the set that a name is given, alone or in a list. `covered`: ids of the endpoint's own findings. */
export function detectSentValue(
  context: Context,
  set: string,
  given: GivenName,
  belief: Belief,
  list: MatchList,
  covered: ReadonlySet<string> = new Set(),
): void {
  const value = given.value();
  for (const part of alternatives(union([value, elementOf(value)]))) {
    const [piece] = part.kind === 'text' ? part.parts : [];
    if (part.kind !== 'text' || part.parts.length !== 1 || !piece || !('text' in piece)) continue;
    if (given.site.form === 'query-text' && piece.node === given.node)
      detectQueryValue(context, set, piece, belief, list);
    else if (piece.node.type === 'Literal' || piece.node.type === 'TemplateLiteral') {
      const container = holderOf(context, given, piece.node, piece.module);
      addValue(
        context,
        set,
        { text: piece.text, node: piece.node, module: piece.module, container },
        belief,
        list,
        covered,
      );
    }
  }
}

/** Adds a match for each value in the text of a query, `a` and `b` in `?type=a,b`. */
export function detectQueryValue(
  context: Context,
  set: string,
  piece: LiteralPart,
  belief: Belief,
  list: MatchList,
): void {
  const values = piece.text.split(',');
  let from = 0;
  for (const text of values) {
    const span: Span | undefined = piece.span && [piece.span[0] + from, piece.span[0] + from + text.length];
    from += text.length + 1;
    const { node, module } = piece;
    const container: ValueContainer = { kind: 'query-text', node, values, ...(span ? { span } : {}) };
    addValue(context, set, { text, node, module, container, ...(span ? { span } : {}) }, belief, list);
  }
}

/** What holds the literal where it stands; the name it is given where that is the same place. */
function holderOf(context: Context, given: GivenName, node: AnyNode, module: SourceModule): ValueContainer {
  const own = parentOf(node, module) === parentOf(given.node, given.module);
  const held = own ? undefined : containerOf(context, node, module);
  return held?.container ?? { kind: 'write', node: given.node, values: textsOf(given) };
}

function textsOf(given: GivenName): string[] {
  return alternatives(given.value()).flatMap((part) =>
    part.kind === 'text' ? part.parts.flatMap((piece) => ('text' in piece ? piece.text : [])) : [],
  );
}

interface Sent {
  text: string;
  node: AnyNode;
  module: SourceModule;
  span?: Span;
  container: ValueContainer;
}

function addValue(
  context: Context,
  set: string,
  sent: Sent,
  belief: Belief,
  list: MatchList,
  covered: ReadonlySet<string> = new Set(),
): void {
  const { text, node, module, span, container } = sent;
  for (const entry of context.index.valueTargets.get(text) ?? []) {
    if (entry.target.set !== set) continue;
    list.add({
      entry,
      module,
      node,
      ...(span ? { span } : {}),
      spelling: text,
      belief,
      site: { form: 'value', node, container },
      ...(covered.has(entry.deprecation.id) ? { covered: true } : {}),
    });
  }
}
