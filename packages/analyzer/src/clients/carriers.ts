/** What frameworks of servers and bots hand to every handler, as tables: what one handler writes to it, others read. */

/** What handlers are given, by what it is to them. An event is a context, too. */
export type Carrier = 'request' | 'response' | 'context' | 'application' | 'message';

/** By the names that parameters have by convention. */
const BY_PARAMETER: Readonly<Record<string, Carrier>> = {
  req: 'request',
  request: 'request',
  res: 'response',
  response: 'response',
  reply: 'response',
  ctx: 'context',
  context: 'context',
  c: 'context',
  event: 'context',
  socket: 'context',
  app: 'application',
  fastify: 'application',
  server: 'application',
  instance: 'application',
  bot: 'application',
  client: 'application',
  interaction: 'message',
  message: 'message',
};

const REQUEST = ['request', 'response'] as const;
const CONTEXT = ['context'] as const;
const MESSAGE = ['message'] as const;

/** Packages whose exports make applications, with what these hand to the functions that they are given. */
const APPLICATIONS: Readonly<Record<string, readonly Carrier[]>> = {
  express: REQUEST,
  restify: REQUEST,
  polka: REQUEST,
  fastify: REQUEST,
  koa: CONTEXT,
  hono: CONTEXT,
  '@hono/zod-openapi': CONTEXT,
  '@hapi/hapi': REQUEST,
  telegraf: CONTEXT,
  grammy: CONTEXT,
  'socket.io': CONTEXT,
  'discord.js': MESSAGE,
  '@slack/bolt': CONTEXT,
  probot: CONTEXT,
};

/** Members that lead from what is carried to another carrier. */
const LEADS: Readonly<Record<Carrier, Readonly<Record<string, Carrier>>>> = {
  request: { app: 'application', server: 'application' },
  response: { app: 'application', req: 'request' },
  context: { app: 'application', event: 'context' },
  application: { context: 'context', request: 'request', response: 'response' },
  message: { client: 'application' },
};

/** Members that hold what is carried. */
const HOLDERS: ReadonlySet<string> = new Set(['locals', 'state', 'context', 'data', 'app', 'platform', 'decorators']);

/** Methods that write what is carried under the name that they are given first: on what they are called on, or on another carrier. */
const WRITERS: Readonly<Record<string, Carrier | 'own' | 'slot'>> = {
  set: 'slot',
  decorate: 'own',
  decorateRequest: 'request',
  decorateReply: 'response',
};

/** The member that stands for what is written by `set` and read by `get`. */
export const SLOT = 'var';

/** The method that reads it. */
export const READER = 'get';

/** The packages of the table. */
export const APPLICATION_PACKAGES: readonly string[] = Object.keys(APPLICATIONS);

/** What a parameter of that name is handed; undefined for other names. */
export function carrierNamed(name: string): Carrier | undefined {
  return Object.hasOwn(BY_PARAMETER, name) ? BY_PARAMETER[name] : undefined;
}

/** True for a package whose exports make what is an application to its handlers. */
export function makesApplication(packageName: string): boolean {
  return Object.hasOwn(APPLICATIONS, packageName);
}

/** What an application of a package hands to the parameter at a position of a function that it is given. */
export function handedBy(packageName: string, index: number): Carrier | undefined {
  return Object.hasOwn(APPLICATIONS, packageName) ? APPLICATIONS[packageName]?.[index] : undefined;
}

/** What a member of a carrier leads to: another carrier, or something that holds what is carried; undefined for what may be carried itself. */
export function ledTo(carrier: Carrier, name: string): Carrier | 'holder' | undefined {
  if (Object.hasOwn(LEADS[carrier], name)) return LEADS[carrier][name];
  return name === SLOT || HOLDERS.has(name) ? 'holder' : undefined;
}

/** Where a method of a carrier writes what it is given second. */
export function writtenBy(method: string): Carrier | 'own' | 'slot' | undefined {
  return Object.hasOwn(WRITERS, method) ? WRITERS[method] : undefined;
}

/** Texts of which one stands in every module that writes what is carried. */
export const WRITING_TOKENS: readonly string[] = [
  ...['next()', 'next ()', 'NextFunction', '.decorate', 'discord.js'],
  ...Object.keys(BY_PARAMETER).flatMap((name) => [
    `${name}.set(`,
    ...[...HOLDERS].map((holder) => `${name}.${holder}.`),
  ]),
];

const CARRIER = `(?<![\\w$.])(?:${Object.keys(BY_PARAMETER).join('|')})(?:\\.(?:${[...HOLDERS, ...leads()].join('|')}))*`;

/** What is written to a carrier, by its text. */
const WRITTEN = [
  new RegExp(`${CARRIER}\\.(\\w+)\\s*=(?![=>])`, 'g'),
  new RegExp(`${CARRIER}\\.(?:${Object.keys(WRITERS).join('|')})\\(\\s*['"](\\w+)['"]\\s*,`, 'g'),
];

function leads(): string[] {
  return [...new Set(Object.values(LEADS).flatMap((names) => Object.keys(names)))];
}

/** The names under which a text may write what is carried. */
export function carriedNamesIn(text: string): string[] {
  return WRITTEN.flatMap((pattern) => [...text.matchAll(pattern)].flatMap(([, name]) => name ?? []));
}

/** Texts of which one stands in every module that reads what is carried under a name. */
export function readingTokens(name: string): string[] {
  const owners = [...Object.keys(BY_PARAMETER), ...HOLDERS, ...leads(), SLOT];
  const taken = [`{ ${name} }`, `{ ${name},`, `, ${name} }`, `, ${name},`, `get('${name}'`, `get("${name}"`];
  return [...[...new Set(owners)].map((owner) => `${owner}.${name}`), ...taken];
}
