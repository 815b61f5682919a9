/**
 * Where something of the service may be at all: a flow through names, far coarser than evaluating and as cheap as reading the code once. It
 * begins at what names the service, and goes on through variables, members of the same name, arguments, results, types and modules. What it
 * does not reach can be left unanswered.
 */
import { libraryHandedIn } from '../clients/all-libraries.js';
import type { AnyNode, SourceModule } from '../contracts.js';
import { once, type Context } from '../evaluate/context.js';
import { parentOf, variableAt } from '../syntax/module-index.js';
import { memberName } from '../syntax/nodes.js';
import { additionsTo } from './additions.js';
import { declaredTypeName, namesInComments, typedefsIn } from './comment-types.js';
import { markEverywhere, markName } from './bindings.js';
import { enter } from './forward-calls.js';
import { goOn, markSender } from './forward.js';
import { giversOf } from './givers.js';
import { isNew, mark, modulesWith, type At, type Marks, type Step } from './marks.js';
import { membersNamed } from './member-names.js';
import { modulesToSow, sow } from './seeds.js';
import { markTypesIn } from './types-in.js';
import { worldAround } from './world.js';

interface Flow {
  marked: ReadonlyMap<AnyNode, unknown>;
  /** Types that may model something of the service: those that were reached, and all that comments declare. */
  types: ReadonlySet<string>;
}

/** What is known while the flow is being made. */
const NOTHING: Flow = { marked: new Map(), types: new Set() };

/** False where the value of an expression can have nothing to do with the service, nor decide whether something has. */
export function mayConcern(context: Context, node: AnyNode, module: SourceModule): boolean {
  const owner = context.host ? 'project' : module.file;
  const flow = once<Flow | 'unknown'>(context, 'service-flow', owner, NOTHING, () => flowOf(context, module));
  if (flow === 'unknown' || flow.marked.has(node)) return true;
  // What stands nowhere was made up on the way.
  if (!parentOf(node, module) && node !== module.ast) return true;
  return once(context, 'whole-modules', module, true, () => isWhole(module, flow));
}

/** True for a module that matters as a whole: a template names what its script has, and types in comments are not followed. */
function isWhole(module: SourceModule, { types }: Flow): boolean {
  return module.parts !== undefined || [...namesInComments(module)].some((name) => types.has(name));
}

function flowOf(context: Context, module: SourceModule): Flow | 'unknown' {
  const world = worldAround(context, modulesToSow({ context, module }));
  if (!world) return 'unknown';
  const marks: Marks = {
    context,
    module,
    world,
    marked: new Map(),
    pending: [],
    entering: [],
    reached: new Map(),
    givenTo: new Map(),
  };
  sow(marks);
  while (marks.pending.length + marks.entering.length > 0) {
    const step = marks.pending.pop();
    const callee = step ? undefined : marks.entering.pop();
    if (step) take(marks, step);
    if (callee) enter(marks, callee);
  }
  const declared = [...marks.marked.keys()].flatMap((node) => declaredTypeName(node) ?? []);
  const documented = modulesWith(marks, ['@typedef', '@callback']).flatMap(typedefsIn);
  return {
    marked: marks.marked,
    types: new Set([...declared, ...documented, ...Object.keys(context.settings.types ?? {})]),
  };
}

function take(marks: Marks, step: Step): void {
  if (step.way === 'from' || step.way === 'needs') {
    goBack(marks, step);
    return;
  }
  if (step.way === 'sends') markSender(marks, step.node, step.module);
  goOn(marks, step);
}

/** What gave a value; and of a base or a client where else it goes, since that is then the service's, too. */
function goBack(marks: Marks, { node, module, way }: Step): void {
  const isOrigin = way === 'from' && isAll(node, module);
  if (isOrigin && node.type === 'Identifier') markEverywhere(marks, node, module);
  if (node.type === 'MemberExpression') {
    mark(marks, node.object, module, isOrigin ? 'needs' : way);
    const name = memberName(node);
    if (isOrigin && name !== undefined && !isVerb(marks, node, name, module)) markName(marks, name, 'holds');
  }
  if (node.type === 'JSXMemberExpression') mark(marks, node.object, module, 'needs');
  if ((node.type === 'CallExpression' || node.type === 'NewExpression') && node.typeArguments)
    markTypesIn(marks, node.typeArguments, module);
  const variable = node.type === 'Identifier' ? variableAt(node.name, node, module) : undefined;
  if (variable && isNew(marks, variable, 'made'))
    for (const added of additionsTo(variable, module)) mark(marks, added, module, 'needs');
  for (const giver of giversOf(marks, node, module)) {
    mark(marks, giver.node, giver.module, way);
    if (node.type === 'MemberExpression') needHolders(marks, giver);
  }
}

/** What a member is given in may itself be given to something that hands it on: `configureStore({ reducer: { cards } })`. */
function needHolders(marks: Marks, { node, module }: At): void {
  for (let holder = parentOf(node, module); holder; holder = parentOf(holder, module)) {
    if (!/^(?:Property|ObjectExpression|ArrayExpression|CallExpression|NewExpression)$/.test(holder.type)) return;
    if (holder.type !== 'Property') mark(marks, holder, module, 'needs');
  }
}

/** False for what only holds the base or client among others: `config` of `config.api.base`, but not `api` of `api.get(…)`. */
function isAll(node: AnyNode, module: SourceModule): boolean {
  let current = node;
  for (let parent = parentOf(current, module); parent; parent = parentOf(current, module)) {
    if (parent.type === 'CallExpression') return true;
    if (parent.type !== 'MemberExpression' || parent.object !== current) return current === node;
    current = parent;
  }
  return true;
}

/** `post` of `client.post(…)`: a method of a library, where the project has no function of that name. */
function isVerb(marks: Marks, member: AnyNode, name: string, module: SourceModule): boolean {
  const parent = parentOf(member, module);
  if (parent?.type !== 'CallExpression' || parent.callee !== member || !libraryHandedIn(name)) return false;
  return marks.world.named(name).every((at) => membersNamed(name, at).given.length === 0);
}
