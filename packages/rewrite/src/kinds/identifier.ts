/** Something that is no id in the place of one: the id of what it was read from, or a look-up in front of the call. */
import type { IdentifierTarget, Replacement } from '@curfew/schedule';
import { manual, rewrite } from '../plan-building.js';
import type { Plan } from '../plan-types.js';
import type { Situation } from '../situation.js';
import { isInside, replaceNode } from '../text/source-text.js';
import { lookupCall } from './sequence/lookup-call.js';

type Resource = Extract<Replacement, { kind: 'resource' }>;

/** Plans the id in place of another field that named the resource. */
export function planIdentifier(situation: Situation, replacement: Resource, target: IdentifierTarget): Plan[] {
  const { match, context } = situation;
  const { site, module } = match;
  const list = context.schedule.operations.find(({ id }) => id === replacement.operation);
  const field = site.form === 'identifier' ? site.field : target.fields.join(' or ');
  const request = list ? ` with ${list.method} ${list.path}` : '';
  const title = `Look the ${replacement.resource} up and use its ${target.parameter}`;
  const missing = `The ${target.parameter} of the ${replacement.resource} is missing: the code has its ${field}. Look it up${request}, filtered by ${field}.`;
  if (site.form !== 'identifier') return [manual(situation, title, missing)];
  const { node } = site;
  const held = context.facts.fieldOf(node, module);
  if (node.type === 'MemberExpression' && !node.computed && held?.resource === target.resource) {
    const isTyped = held.declared === undefined || held.declared.includes(target.parameter);
    const isInCall = site.request.module.file === module.file && isInside(node, site.request.call);
    return [
      rewrite(
        { ...situation, cautions: situation.cautions.filter((caution) => caution !== replacement.note) },
        `Use \`${target.parameter}\` in place of \`${match.spelling}\``,
        [replaceNode(module, node.property, target.parameter)],
        {
          doubts: [
            ...(isTyped ? [] : [`The type of the ${target.resource} does not declare \`${target.parameter}\`.`]),
            ...(isInCall ? [] : [`What takes it is handed an id from now on: check its name and its type.`]),
          ],
        },
      ),
    ];
  }
  const named = { node, field, resource: replacement.resource, parameter: target.parameter };
  const written = list ? lookupCall(situation, named, list) : missing;
  if (typeof written === 'string') return [manual(situation, title, ...new Set([missing, written]))];
  return [
    rewrite(situation, title, written.edits, {
      doubts: [
        `Where nothing has this ${field} the list is empty, and \`${written.name}\` is undefined: say what happens then.`,
        `What filters by ${field} is inferred: \`?${field}=\`.`,
      ],
    }),
  ];
}
