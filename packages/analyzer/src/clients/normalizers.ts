/** Packages that put the entities of nested data into tables by their ids, told by schemas where they are. */

const PACKAGE = 'normalizr';

/**
 * What a schema describes: an `entity` has a name and a definition of its members, `many` a schema for each of its elements or members,
 * `object` a definition of its members.
 */
export type NormalizerSchema = 'entity' | 'many' | 'object';

const SCHEMAS: Readonly<Record<string, NormalizerSchema>> = {
  'schema.Entity': 'entity',
  Schema: 'entity',
  'schema.Array': 'many',
  'schema.Values': 'many',
  'schema.Object': 'object',
  'arrayOf.()': 'many',
  'valuesOf.()': 'many',
};

/** The method that gives a schema more members. */
export const DEFINES = 'define';

/** What an export of such a package describes; undefined for others. */
export function normalizerSchema(packageName: string, exported: string): NormalizerSchema | undefined {
  return packageName === PACKAGE && Object.hasOwn(SCHEMAS, exported) ? SCHEMAS[exported] : undefined;
}

/** Whether an export makes tables of data, or data of tables. */
export function normalizing(packageName: string, exported: string): 'tables' | 'data' | undefined {
  if (packageName !== PACKAGE) return undefined;
  return exported === 'normalize' ? 'tables' : exported === 'denormalize' ? 'data' : undefined;
}

/** True for a package whose schemas are known by the call that made them. */
export function makesSchemas(packageName: string): boolean {
  return packageName === PACKAGE;
}

/** The packages of the table. */
export const NORMALIZER_PACKAGES: readonly string[] = [PACKAGE];
