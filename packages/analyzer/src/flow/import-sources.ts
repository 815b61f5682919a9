/** Where a module names other modules: imports, re-exports, `require()`, `import()`, `import x = require()`. */
import type { AnyNode, SourceModule } from '../contracts.js';
import type { Context } from '../evaluate/context.js';
import { indexOf, parentOf } from '../syntax/module-index.js';
import { literalString } from '../syntax/nodes.js';

export interface ImportSource {
  specifier: string;
  node: AnyNode;
  /** The declaration; a call, `import()` or `import x = require()` stands for the module itself. */
  declaration?: AnyNode;
}

const known = new WeakMap<SourceModule, readonly ImportSource[]>();

/** All of them, in source order; of any call with a string as its first argument, since `require` may have another name. */
export function importSources(module: SourceModule): readonly ImportSource[] {
  const before = known.get(module);
  if (before) return before;
  const sources = indexOf(module).literals.flatMap((literal): ImportSource[] => {
    const specifier = literalString(literal);
    const parent = parentOf(literal, module);
    if (specifier === undefined || !parent) return [];
    switch (parent.type) {
      case 'ImportDeclaration':
      case 'ExportAllDeclaration':
      case 'ExportNamedDeclaration':
        return [{ specifier, node: literal, declaration: parent }];
      case 'ImportExpression':
      case 'TSExternalModuleReference':
        return [{ specifier, node: parent }];
      case 'CallExpression':
        return parent.arguments[0] === literal ? [{ specifier, node: parent }] : [];
      default:
        return [];
    }
  });
  known.set(module, sources);
  return sources;
}

/** Those that lead to a module, or to the package or data file of a name. */
export function importsOf(
  { context }: { context: Context },
  importer: SourceModule,
  target: SourceModule | string,
): ImportSource[] {
  return importSources(importer).filter(({ specifier }) => {
    const resolution = context.host?.resolve(specifier, importer);
    if (typeof target !== 'string') return resolution?.kind === 'module' && resolution.module.file === target.file;
    if (!resolution) return specifier === target;
    if (resolution.kind === 'module') return resolution.module.file === target;
    return resolution.kind === 'json' ? resolution.file === target : resolution.name === target;
  });
}
