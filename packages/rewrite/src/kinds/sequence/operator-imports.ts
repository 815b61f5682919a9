/** Imports of the operators of rxjs that a pipe needs. */
import type { AnyNode, SourceModule } from '@curfew/analyzer';
import type { Edit } from '../../plan-types.js';
import type { Situation } from '../../situation.js';
import { endOfLineAt, quoteOfFile } from '../../text/file-style.js';
import { usesSemicolons } from '../../text/layout.js';
import { insertAt, spanOf } from '../../text/source-text.js';
import { writeString } from '../../text/strings.js';

type Import = Extract<AnyNode, { type: 'ImportDeclaration' }>;

/** Edits that import what is not there yet; the reason where a name means something else. */
export function operatorImports(
  { context }: Situation,
  module: SourceModule,
  at: AnyNode,
  names: readonly string[],
): Edit[] | string {
  const all = module.ast.body.filter((statement): statement is Import => statement.type === 'ImportDeclaration');
  const sources = ['rxjs/operators', 'rxjs'];
  const known = all
    .filter(({ source, importKind }) => sources.includes(source.value) && importKind !== 'type')
    .sort((a, b) => sources.indexOf(a.source.value) - sources.indexOf(b.source.value));
  const imported = new Set(
    known.flatMap(({ specifiers }) =>
      specifiers.flatMap((entry) => (entry.type === 'ImportSpecifier' ? [entry.local.name] : [])),
    ),
  );
  const missing = names.filter((name) => !imported.has(name));
  const taken = missing.find((name) => !context.facts.isNameFree(name, at, module));
  if (taken !== undefined) return `\`${taken}\` of rxjs is needed, and the name means something else here.`;
  if (missing.length === 0) return [];
  for (const { specifiers } of known) {
    const last = specifiers.at(-1);
    if (last?.type === 'ImportSpecifier')
      return [insertAt(module, spanOf(last).end, missing.map((name) => `, ${name}`).join(''))];
  }
  const end = all.at(-1);
  if (!end) return `Import ${missing.join(' and ')} from rxjs.`;
  const semicolon = usesSemicolons(module) ? ';' : '';
  const line = `import { ${missing.sort().join(', ')} } from ${writeString('rxjs', quoteOfFile(module))}${semicolon}`;
  return [insertAt(module, spanOf(end).end, endOfLineAt(module.text, spanOf(end).start) + line)];
}
