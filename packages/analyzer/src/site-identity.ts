/** What a place in code is called, so that it is known again after lines moved, functions changed places or a formatter ran. */
import type { AnyNode, Match, SourceModule } from './contracts.js';
import { childrenOf, parentOf } from './syntax/module-index.js';

/** Longer expressions are cut: their beginning tells enough. */
const MOST_WORDS = 24;

/**
 * The names and values at the place of a match and around it, up to the statement or declaration it stands in: `sub_type < card < show()`.
 * Neither layout, quotes, parentheses and semicolons nor anything beside the path to the statement is part of it; equal places of one
 * file have equal identities. A match in a text that is no code is known by its spelling.
 */
export function siteIdentity({ site, module, spelling }: Match): string {
  if (site.node.type === 'Program') return spelling;
  const own = site.form === 'missing-value' ? '' : wordsOf(site.node, module);
  const parts = [own];
  let child: AnyNode = site.node;
  for (let parent = parentOf(child, module); parent; child = parent, parent = parentOf(parent, module)) {
    const label = labelOf(parent, child, module);
    if (label !== '') parts.push(label);
    if (endsIdentity(parent)) break;
  }
  return parts.join(' < ');
}

function endsIdentity(node: AnyNode): boolean {
  return /(?:Statement|Declaration)$|^(?:Program|JSXElement|ClassBody|SwitchCase)$/.test(node.type);
}

/** What a node says about the child it holds; empty for nodes that say nothing, or differ between parsers. */
function labelOf(node: AnyNode, child: AnyNode, module: SourceModule): string {
  const words = (part: AnyNode | null | undefined): string =>
    part === null || part === undefined || part === child ? '' : wordsOf(part, module);
  switch (node.type) {
    case 'MemberExpression':
      return node.property === child ? words(node.object) : '';
    case 'CallExpression':
    case 'NewExpression':
      return node.callee === child ? '' : `${words(node.callee)}()`;
    case 'Property':
    case 'PropertyDefinition':
    case 'TSPropertySignature':
      return words(node.key);
    case 'VariableDeclarator':
      return node.id === child ? words(node.init) : words(node.id);
    case 'TSTypeAliasDeclaration':
    case 'TSInterfaceDeclaration':
    case 'TSEnumDeclaration':
    case 'ClassDeclaration':
      return words(node.id);
    case 'AssignmentExpression':
      return words(node.left);
    case 'BinaryExpression':
    case 'LogicalExpression':
      return node.operator;
    case 'SwitchStatement':
      return words(node.discriminant);
    case 'SwitchCase':
      return 'case';
    case 'JSXAttribute':
      return words(node.name);
    case 'JSXElement':
      return words(node.openingElement.name);
    case 'ReturnStatement':
    case 'IfStatement':
    case 'ThrowStatement':
      return node.type;
    default:
      return '';
  }
}

/** Names and literal values of a subtree in the order of the code. */
function wordsOf(root: AnyNode, module: SourceModule): string {
  const words: string[] = [];
  const stack = [root];
  for (let node = stack.pop(); node && words.length < MOST_WORDS; node = stack.pop()) {
    const word = wordOf(node);
    if (word !== undefined) words.push(word);
    stack.push(...childrenOf(node, module).reverse());
  }
  return words.join(' ');
}

function wordOf(node: AnyNode): string | undefined {
  switch (node.type) {
    case 'Identifier':
    case 'PrivateIdentifier':
    case 'JSXIdentifier':
      return node.name;
    case 'Literal':
      return String(node.value);
    case 'TemplateElement':
      return node.value.cooked ?? node.value.raw;
    default:
      return undefined;
  }
}
