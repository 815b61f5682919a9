/** Packages whose calls make schemas of data, as tables: what makes an object, what checks a value, what gives its type. */

const PACKAGES =
  /^(zod(\/.+)?|@zod\/.+|valibot|yup|io-ts|superstruct|@sinclair\/typebox(\/.+)?|@hapi\/joi|joi|runtypes|@effect\/schema(\/.+)?|arktype|@badrap\/valita|zod-to-openapi|@hono\/zod-openapi)$/;

/** True for packages that make schemas. */
export function isSchemaPackage(name: string): boolean {
  return PACKAGES.test(name);
}

const OBJECTS = new Set([
  'object',
  'strictObject',
  'looseObject',
  'partial',
  'type',
  'strict',
  'interface',
  'Object',
  'Struct',
  'Record',
  'Partial',
  'shape',
  'extend',
  'safeExtend',
  'merge',
  'augment',
  'keys',
  'append',
  'assign',
]);
const PICKS = new Set(['pick', 'omit', 'Pick', 'Omit', 'required', 'partial', 'Required', 'Partial', 'deepPartial']);

/** True for calls whose object argument lists fields with their schemas. */
export function makesObject(name: string): boolean {
  return OBJECTS.has(name);
}

/** True for calls whose object or list argument names fields of the schema they are called on. */
export function picksFields(name: string): boolean {
  return PICKS.has(name);
}

const DEFAULTS = new Set(['default', 'prefault']);

/** True for calls whose argument stands for a value that is missing. */
export function givesDefault(name: string): boolean {
  return DEFAULTS.has(name);
}

const CHANGES = new Set(['transform', 'preprocess', 'pipe', 'codec', 'coerce']);

/** True for a schema whose result is something else than what it checks. */
export function changesValue(path: readonly string[]): boolean {
  return path.some((name) => CHANGES.has(name));
}

/** Calls that check a value, and where their result holds it: itself, or below a member. */
const CHECKS: Readonly<Record<string, readonly string[]>> = {
  parse: [],
  parseAsync: [],
  safeParse: ['data', 'output', 'value'],
  safeParseAsync: ['data', 'output'],
  spa: ['data'],
  validate: [],
  validateSync: [],
  validateAsync: [],
  cast: [],
  decode: ['right'],
  create: [],
  mask: [],
  check: [],
  attempt: [],
  Parse: [],
  Decode: [],
  Cast: [],
  decodeUnknownSync: [],
  parser: [],
};

/** The members of the result that hold the checked value (none: the result itself); undefined for other calls. */
export function checkedBelow(name: string): readonly string[] | undefined {
  return Object.hasOwn(CHECKS, name) ? CHECKS[name] : undefined;
}

const TYPES = new Set([
  'infer',
  'input',
  'output',
  'TypeOf',
  'OutputOf',
  'InferOutput',
  'InferInput',
  'InferType',
  'Infer',
  'Static',
  'StaticDecode',
  'Asserts',
]);

/** True for the name of a type that is made from the type of a schema: `z.infer<typeof schema>`. */
export function isTypeOfSchema(name: string): boolean {
  return TYPES.has(name);
}
