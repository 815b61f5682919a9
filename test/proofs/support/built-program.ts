import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const COMPILER = { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 };

/** Writes a program as Node runs it: TypeScript without its types, all else as it is. Gives the path of the entry. */
export function buildProgram(folder: string, modules: ReadonlyMap<string, string>, entry: string): string {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), '{ "type": "module" }');
  for (const [name, text] of modules) {
    const built = name.endsWith('.ts') ? ts.transpileModule(text, { compilerOptions: COMPILER }).outputText : text;
    writeFileSync(path.join(folder, asJavaScript(name)), built);
  }
  return path.join(folder, asJavaScript(entry));
}

const asJavaScript = (name: string): string => name.replace(/\.ts$/, '.js');
