import { rangeOf, type AnyNode, type SourceModule, type TypeOracle } from '@curfew/analyzer';
import { declarationsAt, keyOwnersAt, type CheckerNode, type CheckerProgram } from '@curfew/project';

/** What a parser with type information adds to a file (`parserServices` of typescript-eslint). */
interface TypedServices {
  readonly program: CheckerProgram;
  readonly esTreeNodeToTSNodeMap: { get(node: object): CheckerNode | undefined };
}

/** An oracle over the type information that ESLint's parser brings along; modules without it get no answer. */
export interface ServicesOracle extends TypeOracle {
  /**
   * Tells which services a module was parsed with.
   * @param module the module that the analysis knows
   * @param parsed the module as the parser of these services made it: the same, or another tree of the same text
   */
  learn(module: SourceModule, parsed: SourceModule, services: unknown): void;
}

/** A module's services, and from its nodes to those that the services know. */
interface Known {
  services: TypedServices;
  own: (node: AnyNode) => AnyNode | undefined;
}

/** Creates an oracle that knows no module yet. */
export function createServicesOracle(): ServicesOracle {
  const known = new WeakMap<SourceModule, Known>();

  function found(node: AnyNode, module: SourceModule): { program: CheckerProgram; node: CheckerNode } | undefined {
    const { services, own } = known.get(module) ?? {};
    const parsed = own?.(node);
    const at = parsed && services?.esTreeNodeToTSNodeMap.get(parsed);
    return services && at && { program: services.program, node: at };
  }

  return {
    declarationsOf: (expression, module, member) => {
      const at = found(expression, module);
      return at ? declarationsAt(at.program, at.node, expression, member) : [];
    },
    keyOwnersOf: (literal, module, member) => {
      const at = found(literal, module);
      return at ? keyOwnersAt(at.program, at.node, member) : [];
    },
    learn: (module, parsed, services) => {
      if (!isTyped(services)) return;
      known.set(module, { services, own: module === parsed ? (node) => node : counterpartsIn(parsed) });
    },
  };
}

/** Finds nodes of another tree of the same text: those of the same type at the same place. */
function counterpartsIn({ ast, visitorKeys }: SourceModule): (node: AnyNode) => AnyNode | undefined {
  let nodes: Map<string, AnyNode> | undefined;
  return (node) => {
    nodes ??= nodesByPlace(ast, visitorKeys);
    return nodes.get(placeOf(node));
  };
}

function nodesByPlace(ast: AnyNode, visitorKeys: SourceModule['visitorKeys']): Map<string, AnyNode> {
  const nodes = new Map<string, AnyNode>();
  const pending = [ast];
  for (let node = pending.pop(); node; node = pending.pop()) {
    nodes.set(placeOf(node), node);
    for (const key of visitorKeys[node.type] ?? []) {
      const child = (node as unknown as Record<string, unknown>)[key];
      for (const each of Array.isArray(child) ? (child as unknown[]) : [child])
        if (typeof each === 'object' && each !== null && 'type' in each) pending.push(each as AnyNode);
    }
  }
  return nodes;
}

function placeOf(node: AnyNode): string {
  return [node.type, ...rangeOf(node)].join(' ');
}

function isTyped(services: unknown): services is TypedServices {
  if (typeof services !== 'object' || services === null || !('program' in services)) return false;
  return typeof services.program === 'object' && services.program !== null && 'esTreeNodeToTSNodeMap' in services;
}
