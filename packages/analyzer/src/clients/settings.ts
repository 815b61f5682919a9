/** Packages that read the settings of a program from its environment by schemas, as a table: where they are given the fields. */

/** An argument, or a member of it. */
type FieldsAt = readonly [argument: number, name?: string];

const T3: Readonly<Record<string, readonly FieldsAt[]>> = {
  createEnv: [
    [0, 'shared'],
    [0, 'server'],
    [0, 'client'],
  ],
};

const READERS: Readonly<Record<string, Readonly<Record<string, readonly FieldsAt[]>>>> = {
  '@t3-oss/env-core': T3,
  '@t3-oss/env-nextjs': T3,
  '@t3-oss/env-nuxt': T3,
  znv: { parseEnv: [[1]] },
};

/** Where an export of a package is given the fields that it reads, with their schemas; undefined for all others. */
export function settingsFields(packageName: string, name: string): readonly FieldsAt[] | undefined {
  const exports = Object.hasOwn(READERS, packageName) ? READERS[packageName] : undefined;
  return exports && Object.hasOwn(exports, name) ? exports[name] : undefined;
}

/** What is called on settings that were made of a schema, and which of them it gives: the one of a path, or all. */
const HOLDERS: Readonly<Record<string, Readonly<Record<string, 'named' | 'all'>>>> = {
  convict: { get: 'named', default: 'named', getProperties: 'all' },
};

/** Which settings a method gives that is called on those which a function of a package made of a schema; undefined for all others. */
export function settingsHeld(packageName: string, method: string): 'named' | 'all' | undefined {
  const methods = Object.hasOwn(HOLDERS, packageName) ? HOLDERS[packageName] : undefined;
  return methods && Object.hasOwn(methods, method) ? methods[method] : undefined;
}

/** The packages of the tables. */
export const SETTINGS_PACKAGES: readonly string[] = [...Object.keys(READERS), ...Object.keys(HOLDERS)];
