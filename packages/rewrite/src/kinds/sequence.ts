/** One operation that becomes two: create something (POST), then fetch it by its id (GET). */
import type { AnyNode, RequestSite, SourceModule } from '@curfew/analyzer';
import type { Operation, Replacement } from '@curfew/schedule';
import { manual, rewrite } from '../plan-building.js';
import type { Edit, Plan } from '../plan-types.js';
import type { Situation } from '../situation.js';
import { endOfLineAt } from '../text/file-style.js';
import {
  indentAt,
  insertAt,
  isFirstOnLine,
  isInside,
  isSamePlace,
  replaceRange,
  sourceOf,
  spanOf,
} from '../text/source-text.js';
import { alignPath, isParameter, segmentsOf, type WrittenSegment } from './path-template.js';
import { answerEdits, wrapperOf } from './sequence-answer.js';
import { callForms } from './sequence-calls.js';

type Sequence = Extract<Replacement, { kind: 'sequence' }>;

/** Plans two calls in place of an awaited one. */
export function planSequence(situation: Situation, replacement: Sequence): Plan[] {
  const { match, context } = situation;
  const { operations } = context.schedule;
  const [create, fetch, ...more] = replacement.operations.map((id) => operations.find((entry) => entry.id === id));
  const title = `Call ${replacement.operations.map((id) => nameOf(operations, id)).join(', then ')}`;
  const { target, site } = match;
  const from = target.kind === 'endpoint' ? operations.find(({ id }) => id === target.operation) : undefined;
  const parameter = fetch && segmentsOf(fetch.path).at(-1);
  if (
    !create ||
    !fetch ||
    !from ||
    more.length > 0 ||
    create.method !== 'POST' ||
    !parameter ||
    !isParameter(parameter)
  )
    return [manual(situation, title, 'The calls that take over are not shown in full; write them in this order.')];
  const idField = parameter.slice(1, -1);
  const fail = (reason: string): Plan[] => [manual(situation, title, reason)];

  if (site.form !== 'path') return fail(`\`${match.spelling}\` is not the path of a call.`);
  const { request } = site;
  if (!request || !isDirect(request, match.module) || !isInside(site.node, request.call))
    return fail('The path stands apart from its call; two calls have to take the place of one.');
  const place = awaitedPlace(request.call, situation);
  if (typeof place === 'string') return fail(place);
  const placed = alignPath(site.pieces, segmentsOf(from.path), false);
  const segment = placed?.[0];
  const paths = segment && writePaths(situation, site, segment, create, idField);
  if (!paths) return fail('The text of the path is not plain enough to be written twice.');

  const name = freeName(create.response?.resource ?? 'created', request.call, situation);
  const forms = callForms(request, site.node, place.read, {
    createPath: paths.create,
    name,
    module: match.module,
    wrapper: wrapperOf(situation, request.call, place.read),
  });
  if (typeof forms === 'string') return fail(forms);
  const { text } = match.module;
  const start = spanOf(place.statement).start;
  const end = text.charAt(spanOf(place.statement).end - 1) === ';' ? ';' : '';
  const newLine = isFirstOnLine(text, start) ? endOfLineAt(text, start) + indentAt(text, start) : ' ';
  const semicolon = newLine === ' ' ? ';' : end;
  const answer = answerEdits(situation, from, fetch, request.call, place.read);
  if (typeof answer === 'string') return fail(answer);
  const edits: Edit[] = [
    insertAt(match.module, start, forms.create + semicolon + newLine),
    paths.fetch(name),
    ...forms.edits,
    ...answer.edits,
  ];
  return [
    rewrite(situation, title, edits, {
      doubts: [
        `What POST ${create.path} takes, and that its answer holds \`${idField}\`, is not shown: check the body and the names.`,
        ...answer.doubts,
      ],
    }),
  ];
}

function nameOf(operations: readonly Operation[], id: string): string {
  const found = operations.find((entry) => entry.id === id);
  return found ? `${found.method} ${found.path}` : id;
}

function isDirect(request: RequestSite, module: SourceModule): boolean {
  return (
    request.module.file === module.file &&
    request.sink.module.file === module.file &&
    isSamePlace(request.call, request.sink.call)
  );
}

/** How the answer of a call is awaited: `json` where a decoding method is called before the `await`. */
export interface AwaitedRead {
  /** The call with its decoding method. */
  whole: AnyNode;
  awaited: AnyNode;
  decoder: string | undefined;
}

function awaitedPlace(
  call: AnyNode,
  { match, context }: Situation,
): { statement: AnyNode; read: AwaitedRead } | string {
  const { module } = match;
  const parentOf = (node: AnyNode): AnyNode | undefined => context.facts.parentOf(node, module);
  let whole = call;
  let decoder: string | undefined;
  const member = parentOf(call);
  const outer = member && parentOf(member);
  if (member?.type === 'MemberExpression' && outer?.type === 'CallExpression' && isSamePlace(outer.callee, member)) {
    if (member.property.type === 'Identifier' && member.property.name === 'then')
      return 'The call is part of a chain of promises; write both calls with await, or nest the chains.';
    whole = outer;
    decoder = sourceOf(module, member.property);
  }
  const awaited = parentOf(whole);
  if (awaited?.type !== 'AwaitExpression')
    return 'The call is not awaited where it stands; the second call needs the answer of the first.';
  let at: AnyNode = awaited;
  for (;;) {
    const parent = parentOf(at);
    if (!parent) return 'The call does not stand in a statement.';
    if (parent.type === 'BlockStatement' || parent.type === 'Program' || parent.type === 'SwitchCase') {
      return { statement: at, read: { whole, awaited, decoder } };
    }
    if (!keepsOrder(parent, at))
      return 'The call is made only in part of a statement; a call in front of it would always be made.';
    at = parent;
  }
}

/** Whether a call written in front of the whole is made exactly when the inner one was. */
function keepsOrder(parent: AnyNode, child: AnyNode): boolean {
  switch (parent.type) {
    case 'MemberExpression':
    case 'CallExpression':
    case 'ChainExpression':
    case 'TSAsExpression':
    case 'TSNonNullExpression':
    case 'TSSatisfiesExpression':
    case 'AwaitExpression':
    case 'ExpressionStatement':
    case 'ReturnStatement':
    case 'ExportNamedDeclaration':
    case 'ObjectExpression':
    case 'Property':
    case 'ArrayExpression':
    case 'AssignmentExpression':
      return true;
    case 'VariableDeclarator':
      return true;
    case 'VariableDeclaration':
      return parent.declarations.length > 0 && isInside(child, parent.declarations[0] as AnyNode);
    case 'ForOfStatement':
      return isInside(child, parent.right);
    default:
      return false;
  }
}

function writePaths(
  { match }: Situation,
  site: Extract<Situation['match']['site'], { form: 'path' }>,
  segment: WrittenSegment,
  create: Operation,
  idField: string,
): { create: string; fetch: (name: string) => Edit } | undefined {
  const { module } = match;
  const piece = site.pieces[segment.piece];
  if (!piece?.span || piece.module.file !== module.file) return undefined;
  const [last = ''] = segmentsOf(create.path).slice(-1);
  const whole = spanOf(site.node);
  const start = piece.span[0] + segment.start;
  const end = piece.span[0] + segment.end;
  const literal = spanOf(piece.node);
  if (!isInside(piece.node, site.node)) return undefined;
  const { text } = module;
  return {
    create: text.slice(whole.start, start) + last + text.slice(end, whole.end),
    fetch: (name) => {
      // A query filters what is created; the second call names it by its id alone.
      const head = text.slice(literal.start + 1, start);
      return replaceRange(
        module,
        { start: literal.start, end: whole.end },
        `\`${head}${last}/\${${name}.${idField}}\``,
      );
    },
  };
}

function freeName(resource: string, node: AnyNode, { match, context }: Situation): string {
  const base = resource.charAt(0).toLowerCase() + resource.slice(1);
  for (let count = 1; ; count += 1) {
    const name = count === 1 ? base : `${base}${count}`;
    if (context.facts.isNameFree(name, node, match.module)) return name;
  }
}
