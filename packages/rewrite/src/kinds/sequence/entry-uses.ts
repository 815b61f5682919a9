/** Whether a constant, or an entry of a table, is used by nothing but requests that are rewritten. */
import type { AnalysisFacts, AnyNode, SourceModule } from '@curfew/analyzer';
import { isSamePlace } from '../../text/source-text.js';
import { keyName, stringValue } from '../../text/strings.js';

/** An expression in a request that stands for the text of the path. */
export interface Named {
  module: SourceModule;
  reference: AnyNode;
}

/** What declares a table, and the keys that lead from it to the entry. */
interface EntryPath {
  declared: AnyNode;
  keys: string[];
}

/** True where every place that names an entry is one of the references. */
export function isNamedOnlyBy(
  facts: AnalysisFacts,
  holder: AnyNode,
  module: SourceModule,
  references: readonly Named[],
): boolean {
  const path = pathTo(facts, holder, module);
  const names = path && facts.usesOfVariable(path.declared, module);
  if (!names) return false;
  return names.uses.every((use) => {
    const named = entryNamedBy(facts, use.node, use.module, path.keys);
    return (
      named === 'other' ||
      (named !== 'unseen' &&
        references.some(({ module: at, reference }) => at.file === use.module.file && isSamePlace(reference, named)))
    );
  });
}

/** The variable, enum or class that holds a table, as far as the way there is an object literal in an object literal. */
function pathTo(facts: AnalysisFacts, holder: AnyNode, module: SourceModule): EntryPath | undefined {
  const keys: string[] = [];
  let at = holder;
  for (;;) {
    const key = 'key' in at ? keyName(at.key) : at.type === 'TSEnumMember' ? keyName(at.id) : undefined;
    const table = facts.parentOf(at, module);
    if (key === undefined || !table) return undefined;
    keys.unshift(key);
    let owner = facts.parentOf(table, module);
    if (at.type !== 'Property')
      return owner && 'id' in owner && owner.id ? { declared: owner.id as AnyNode, keys } : undefined;
    while (owner && isTransparent(owner)) owner = facts.parentOf(owner, module);
    if (owner?.type === 'VariableDeclarator') return { declared: owner.id, keys };
    if (owner?.type !== 'Property' || owner.computed) return undefined;
    at = owner;
  }
}

/** `{ … } as const`, `Object.freeze({ … })`. */
function isTransparent(node: AnyNode): boolean {
  return (
    node.type === 'TSAsExpression' ||
    node.type === 'TSSatisfiesExpression' ||
    (node.type === 'CallExpression' &&
      node.callee.type === 'MemberExpression' &&
      node.callee.property.type === 'Identifier' &&
      node.callee.property.name === 'freeze')
  );
}

/** The expression that is the entry; `other` where something else of the table is meant, `unseen` where it goes somewhere as a whole. */
function entryNamedBy(
  facts: AnalysisFacts,
  name: AnyNode,
  module: SourceModule,
  keys: readonly string[],
): AnyNode | 'other' | 'unseen' {
  let at = name;
  for (const key of keys) {
    const parent = facts.parentOf(at, module);
    if (parent?.type === 'TSQualifiedName') return parent.right.name === key ? 'unseen' : 'other';
    // Its type follows it: `keyof typeof ROUTES`.
    if (parent?.type === 'TSTypeQuery')
      return facts.parentOf(parent, module)?.type === 'TSIndexedAccessType' ? 'unseen' : 'other';
    if (parent?.type === 'TSTypeReference') return 'other';
    if (parent?.type !== 'MemberExpression' || parent.object !== at) return 'unseen';
    const property = parent.computed ? stringValue(parent.property) : keyName(parent.property);
    if (property === undefined) return 'unseen';
    if (property !== key) return 'other';
    at = parent;
  }
  return at;
}
