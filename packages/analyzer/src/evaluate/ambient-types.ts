/** Types that every module sees without an import: `declare namespace API { interface Card { … } }`, `declare global { … }`. */
import type { AnyNode, SourceModule } from '../contracts.js';
import { addTo } from '../group.js';
import { once, type Context } from './context.js';
import { isScript } from './scripts.js';
import { isDeclaration, type Namespace, type TypeDeclarationNode } from './type-declarations.js';

interface AmbientTypes {
  types: Map<string, TypeDeclarationNode[]>;
  namespaces: Map<string, Namespace[]>;
}

/** One search for all names. */
const DECLARED = ['declare namespace ', 'declare global', 'declare interface ', 'declare type ', 'declare class '];

/** The types and namespaces that the scripts of the project declare, and its modules for the global scope, by their names. */
export function ambientTypes(context: Context): AmbientTypes {
  return once<AmbientTypes>(context, 'ambient-types', '', { types: new Map(), namespaces: new Map() }, () => {
    const found: AmbientTypes = { types: new Map(), namespaces: new Map() };
    for (const module of context.host?.modulesMentioning(DECLARED) ?? []) {
      for (const statement of globalStatements(context, module)) addStatement(found, statement, module);
    }
    return found;
  });
}

function globalStatements(context: Context, module: SourceModule): readonly AnyNode[] {
  if (isScript(context, module)) return module.ast.body;
  return module.ast.body.flatMap((block) => {
    const isGlobal =
      block.type === 'TSModuleDeclaration' && block.id.type === 'Identifier' && block.id.name === 'global';
    return isGlobal && block.body?.type === 'TSModuleBlock' ? block.body.body : [];
  });
}

function addStatement(found: AmbientTypes, statement: AnyNode, module: SourceModule): void {
  if (statement.type === 'TSModuleDeclaration' && statement.id.type === 'Identifier')
    addTo(found.namespaces, statement.id.name, { module, block: statement });
  if (isDeclaration(statement) && statement.id) {
    const { name } = statement.id;
    addTo(found.types, name, { node: statement, name, module });
  }
}

/** The modules that name what a module declares for all of them. */
export function ambientUsers(context: Context, module: SourceModule): readonly SourceModule[] {
  const { types, namespaces } = ambientTypes(context);
  const declaredHere = (found: { module: SourceModule }): boolean => found.module === module;
  const words = [
    ...[...types].flatMap(([name, found]) => (found.some(declaredHere) ? [name] : [])),
    ...[...namespaces].flatMap(([name, found]) => (found.some(declaredHere) ? [`${name}.`] : [])),
  ];
  return words.length > 0 ? (context.host?.modulesMentioning(words) ?? []) : [];
}

/** Of several declarations those whose folders are nearest to a module: each package of a repository has its own. */
export function nearestTo(module: SourceModule, declarations: TypeDeclarationNode[]): TypeDeclarationNode[] {
  if (declarations.length < 2) return declarations;
  const shared = declarations.map((found) => sharedFolders(module.file, found.module.file));
  const most = Math.max(...shared);
  return declarations.filter((_, index) => shared[index] === most);
}

function sharedFolders(file: string, other: string): number {
  const [folders, others] = [file.split('/'), other.split('/')];
  const differs = folders.findIndex((name, index) => name !== others[index]);
  return differs < 0 ? folders.length : differs;
}
