/** A constant that holds a path: it takes the new path itself, or gets another one beside it where something else needs the old one. */
import type { AnyNode, SourceModule } from '@curfew/analyzer';
import type { Edit } from '../../plan-types.js';
import type { Situation } from '../../situation.js';
import { endOfLineAt } from '../../text/file-style.js';
import { indentAt, insertAt, isSamePlace, replaceNode, sourceOf, spanOf } from '../../text/source-text.js';
import type { Named } from './entry-uses.js';
import { nameFor } from './entry-name.js';
import type { PathEntry } from './path-entry.js';

type Declarator = Extract<AnyNode, { type: 'VariableDeclarator' }>;

export const APART = 'The path stands apart from its call; two calls have to take the place of one.';

/**
 * @param value the text of the constant, with the assertions around it
 * @param change the edit that makes it the new path
 * @param old the segment of the old path
 */
export function pathConstant(
  situation: Situation,
  { declarator, module, value }: { declarator: Declarator; module: SourceModule; value: AnyNode },
  change: Edit,
  old: string,
  references: readonly Named[],
): PathEntry | string {
  const { facts } = situation.context;
  const declaration = facts.parentOf(declarator, module);
  const around = declaration && facts.parentOf(declaration, module);
  const { id } = declarator;
  if (id.type !== 'Identifier' || declaration?.type !== 'VariableDeclaration' || declaration.kind !== 'const')
    return APART;
  const statement = around?.type === 'ExportNamedDeclaration' ? around : declaration;
  const all = facts.usesOfVariable(id, module);
  if (!all)
    return `\`${id.name}\` leaves its module in a way that is not followed; write a constant for ${change.text} beside it, and both calls.`;
  const isMeant = (use: { module: SourceModule; node: AnyNode }): boolean =>
    references.some(({ module: at, reference }) => at.file === use.module.file && isSamePlace(reference, use.node));
  if (all.uses.every(isMeant))
    return { edits: [change], named: (reference, from) => sourceOf(from, reference), doubts: [] };
  const name = nameFor(change.text, id.name, old);
  const isElsewhere = references.some((reference) => reference.module.file !== module.file);
  if (isElsewhere && all.isHandedOn)
    return `\`${id.name}\` is used for something else too, and exported by other modules; write a constant for ${change.text} beside it, and both calls.`;
  const taken = references.some(({ module: at, reference }) => !facts.isNameFree(name, reference, at));
  if (taken || !facts.isNameFree(name, statement, module))
    return `\`${name}\` is there already, and is something else.`;
  const imports = importEdits(situation, module, references, isMeant, name, all.uses);
  if (typeof imports === 'string') return imports;
  const { text } = module;
  const { start, end } = spanOf(statement);
  const written = spanOf(value);
  const initial = text.slice(written.start, change.start) + change.text + text.slice(change.end, written.end);
  const type = id.typeAnnotation ? sourceOf(module, id.typeAnnotation) : '';
  const head = statement === declaration ? 'const' : 'export const';
  const semicolon = text.charAt(end - 1) === ';' ? ';' : '';
  const line = endOfLineAt(text, start) + indentAt(text, start);
  return {
    edits: [insertAt(module, end, `${line}${head} ${name}${type} = ${initial}${semicolon}`), ...imports],
    named: (reference, from) => {
      if (reference.type === 'Identifier') return name;
      if (reference.type !== 'MemberExpression' || reference.computed) return undefined;
      return from.text.slice(spanOf(reference).start, spanOf(reference.property).start) + name;
    },
    doubts: [`\`${id.name}\` stays for what else uses it: take it out where nothing does.`],
  };
}

/** Imports of the new constant where requests of other modules name the old one; it takes the place of an import that nothing else needs. */
function importEdits(
  { context }: Situation,
  home: SourceModule,
  references: readonly Named[],
  isMeant: (use: { module: SourceModule; node: AnyNode }) => boolean,
  name: string,
  uses: readonly { module: SourceModule; node: AnyNode }[],
): Edit[] | string {
  const done = new Set<AnyNode>();
  const edits: Edit[] = [];
  for (const { module, reference } of references) {
    if (module.file === home.file || reference.type !== 'Identifier') continue;
    const binding = context.facts.variableOf(reference.name, reference, module)?.binding;
    const specifier = binding && context.facts.parentOf(binding, module);
    if (specifier?.type !== 'ImportSpecifier') return `How \`${reference.name}\` is imported is not seen.`;
    if (done.has(specifier)) continue;
    done.add(specifier);
    const isLast = uses.every((use) => use.module.file !== module.file || isMeant(use));
    edits.push(isLast ? replaceNode(module, specifier, name) : insertAt(module, spanOf(specifier).end, `, ${name}`));
  }
  return edits;
}
