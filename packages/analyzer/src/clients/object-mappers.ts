/** Packages that make instances of classes out of plain data, told by decorators how the data names their fields. */

const PACKAGES = [
  'class-transformer',
  '@nestjs/class-transformer',
  'class-transformer-validator',
  'json2typescript',
  'typescript-json-serializer',
  'typedjson',
  'cerialize',
] as const;

/** True for such a package: its decorators name fields of the data, its functions are given data and a class. */
export function isObjectMapper(packageName: string): boolean {
  return OBJECT_MAPPERS.includes(packageName);
}

/** The packages of the table. */
export const OBJECT_MAPPERS: readonly string[] = PACKAGES;
