import { endpointExpectation, isEndpointId, valuesOf } from '../endpoint-lines.js';
import type { Expected, Fate, Mutator, MovingEdit, Program } from '../program.js';
import { around, functionAround, usesOwner, valuePlaces, type Place, type Tree } from '../tree.js';

/** A client of nobody's: it answers by itself. */
const STUB =
  '{ get: async () => ({ data: [] }), post: async () => ({ data: {} }), patch: async () => ({}), put: async () => ({}), delete: async () => ({}), request: async () => ({}) }';

interface Site {
  tree: Tree;
  /** The call of the client. */
  call: Place;
  /** The function around it. */
  owner: Place;
  client: string;
  found: Expected;
}

/** Calls of a client of the module with a path that names no host, in a function. */
function sitesOf({ trees, expected }: Program): Site[] {
  return [...trees.values()].flatMap((tree) =>
    valuePlaces(tree).flatMap((place): Site[] => {
      const call = place.parent;
      if (place.node.type !== 'Literal' && place.node.type !== 'TemplateLiteral') return [];
      if (call?.node.type !== 'CallExpression' || call.node.callee.type !== 'MemberExpression') return [];
      const { object } = call.node.callee;
      const owner = functionAround(call);
      const found = endpointExpectation(tree, place, expected);
      const content = tree.text.slice(place.start + 1, place.end - 1);
      if (object.type !== 'Identifier' || !owner || !found || !/^\/?[a-z_]+(?:$|[/?])/.test(content)) return [];
      if (!isOfModule(tree, object.name) || around(call).some(({ node }) => node.type.startsWith('TS'))) return [];
      return [{ tree, call, owner, client: object.name, found }];
    }),
  );
}

/** Whether the name means one thing in the whole file, bound at its top level. */
function isOfModule(tree: Tree, name: string): boolean {
  const bound = tree.scopes.scopes.filter((scope) => scope.set.get(name)?.defs.length);
  return bound.length === 1 && String(bound[0]?.type) === 'module';
}

/** Whether the line of a finding holds a value of its deprecation. */
function namesValue({ id, start, end }: Expected, tree: Tree): boolean {
  const line = tree.text.slice(start, end);
  return valuesOf(id).some((value) => line.includes(value));
}

const overlaps = (a: { start: number; end: number }, b: { start: number; end: number }): boolean =>
  a.start < b.end && b.start < a.end;

/** The finding stands in a constant that the shadowed code names: whether that is sent is what the shadow changes. */
function isNamedIn({ start, end }: Expected, shadow: Place, { text }: Tree): boolean {
  const name = /^(?:export )?const (\w+) =/.exec(text.slice(start, end).trimStart())?.[1];
  return name !== undefined && new RegExp(String.raw`\b${name}\b`).test(text.slice(shadow.start, shadow.end));
}

/** What a shadow over a stretch of code says about each finding. */
function fateIn(site: Site, shadow: Place): (expected: Expected) => Fate {
  return (other) => {
    // A value that only this service has speaks for itself, whatever it is given to.
    if (other === site.found) return namesValue(other, site.tree) ? 'weaker' : 'gone';
    const covered = other.file === site.tree.file && (overlaps(other, shadow) || isNamedIn(other, shadow, site.tree));
    return !covered && other.confidence === 'certain' && isEndpointId(other.id) ? 'stays' : 'open';
  };
}

/** The function gets a parameter or a constant of the client's name. */
export const shadowedClient: Mutator = {
  name: 'shadowed-client',
  kind: 'vanish',
  propose(program, random) {
    const site = random.pick(sitesOf(program));
    if (!site) return undefined;
    const edit = random.whole(2) === 0 ? (parameter(site) ?? constant(site)) : (constant(site) ?? parameter(site));
    return edit && { edits: [edit], fate: fateIn(site, site.owner) };
  },
};

function parameter({ tree, owner, client }: Site): MovingEdit | undefined {
  if (!('params' in owner.node) || /^(MethodDefinition|Property)$/.test(owner.parent?.node.type ?? ''))
    return undefined;
  const { text, file } = tree;
  const list = tree.places.filter(({ parent, key }) => parent === owner && key === 'params');
  const last = list.at(-1);
  if (last?.node.type === 'RestElement') return undefined;
  // `x => …` has no parentheses to write into.
  if (last && owner.node.type === 'ArrowFunctionExpression' && text[last.start - 1] !== '(' && list.length === 1)
    return undefined;
  const after = last ? last.end : text.indexOf('(', owner.start) + 1;
  if (!last && after === 0) return undefined;
  return { file, start: after, end: after, text: `${last ? ', ' : ''}${client} = ${STUB}` };
}

function constant({ tree, owner, client }: Site): MovingEdit | undefined {
  const body = tree.places.find(({ parent, key }) => parent === owner && key === 'body');
  if (body?.node.type !== 'BlockStatement') return undefined;
  const at = body.start + 1;
  return { file: tree.file, start: at, end: at, text: ` const ${client} = ${STUB};` };
}

/** The call moves into a function whose parameter has the client's name and gets something else. */
export const reboundClient: Mutator = {
  name: 'rebound-client',
  kind: 'vanish',
  propose(program, random) {
    const site = random.pick(
      sitesOf(program).filter(({ tree, call }) => {
        const text = tree.text.slice(call.start, call.end);
        return !usesOwner(tree, call) && !/\b(await|yield)\b/.test(text);
      }),
    );
    if (!site) return undefined;
    const { tree, call, client } = site;
    const { file } = tree;
    return {
      edits: [
        { file, start: call.start, end: call.start, text: `((${client}) => ` },
        { file, start: call.end, end: call.end, text: `)(${STUB})` },
      ],
      fate: fateIn(site, site.owner),
    };
  },
};
