/** Puts the two calls into a pipe of observables. */
import type { AnyNode, SourceModule } from '@curfew/analyzer';
import type { Edit } from '../../plan-types.js';
import { hasTrailingCommas, indentOfFile } from '../../text/file-style.js';
import { hasComment, insertAt, replaceRange, spanOf } from '../../text/source-text.js';
import { lineAfter, type Parts } from './composition.js';
import { operatorImports } from './operator-imports.js';
import { sourceWith } from './two-calls.js';

/** `http.post(…).pipe(switchMap((eventSet) => http.get(…)))`, in front of what the pipe has already. */
export function asObservable(parts: Parts): Edit[] | string {
  const { situation, written, calls, answer, reads, name } = parts;
  const { module, unit } = written;
  const { text } = module;
  const { start, end } = spanOf(unit);
  const change = reads.then?.replace(/^\.then\(/, 'map(');
  const imports = operatorImports(situation, module, written.call, [
    'switchMap',
    ...(change === undefined ? [] : ['map']),
  ]);
  if (typeof imports === 'string') return imports;
  const parameter = answer.kind === 'member' ? `{ ${answer.name}: ${name} }` : name;
  const second = sourceWith(written, unit, calls.edits).replace(/\s*[\r\n]\s*(?=\??\.)/g, '');
  const operators = [`switchMap((${parameter}) => ${second})`, ...(change === undefined ? [] : [change])];
  const created = sourceWith(written, unit, calls.create);
  const outside = lineAfter(parts, start);
  const inside = outside + indentOfFile(module);
  const pipe = /^\s*\.pipe\((\s*)/.exec(text.slice(end));
  if (!pipe) {
    const list = operators.map((operator) => inside + operator).join(',') + (hasTrailingCommas(module) ? ',' : '');
    return [replaceRange(module, { start, end }, `${created}.pipe(${list}${outside})`), ...imports];
  }
  const gap = pipe[1] ?? '';
  const at = end + pipe[0].length;
  const list = gap === '' ? argumentsOnOneLine(parts) : undefined;
  const line = list ? lineAfter(parts, at) : '';
  const between = list ? line + indentOfFile(module) : gap === '' ? ' ' : gap;
  return [
    replaceRange(module, { start, end }, created),
    insertAt(module, at, (list ? between : '') + operators.map((operator) => `${operator},${between}`).join('')),
    ...(list ?? [])
      .slice(1)
      .map((argument, index) =>
        replaceRange(
          module,
          { start: spanOf(list?.[index] ?? argument).end, end: spanOf(argument).start },
          `,${between}`,
        ),
      ),
    ...(list ? lastOnItsLine(module, list, line) : []),
    ...imports,
  ];
}

/** The operators that a pipe behind the unit has already, where they stand on one line without comments. */
function argumentsOnOneLine({ situation, written }: Parts): readonly AnyNode[] | undefined {
  const { module, unit } = written;
  const member = situation.context.facts.parentOf(unit, module);
  const call = member && situation.context.facts.parentOf(member, module);
  if (call?.type !== 'CallExpression') return undefined;
  const [first] = call.arguments;
  const text = first ? module.text.slice(spanOf(first).start, spanOf(call).end) : '';
  return first && !/[\r\n]/.test(text) && !hasComment(text.replaceAll('://', '')) ? call.arguments : undefined;
}

/** The end of a line behind the last element of a list that did not have one. */
function lastOnItsLine(module: SourceModule, list: readonly AnyNode[], newLine: string): Edit[] {
  const last = list.at(-1);
  return last ? [insertAt(module, spanOf(last).end, (hasTrailingCommas(module) ? ',' : '') + newLine)] : [];
}
