/** What the project's own server answers: a page asks it, and a route that the project defines has it from the service. */
import type { RoutePath } from '../own-routes.js';
import { outermostModule, type HttpRequest } from '../requests/http-request.js';
import type { PathReading, Segment } from '../requests/read-path.js';
import { isUnknown, unionOfKnown, type Value } from '../values/value.js';
import { once, type Context } from './context.js';
import { definedRoutes, mountsOf, type OwnRoute } from './defined-routes.js';
import { fileRoutes } from './file-routes.js';

/** What the project's own server answers to a request; undefined where it defines no route for it. */
export function answerOfOwnServer(context: Context, request: HttpRequest, reading: PathReading): Value | undefined {
  return once<Value | undefined>(context, 'own-answers', reading, undefined, () =>
    findAnswer(context, request, reading),
  );
}

function findAnswer(context: Context, request: HttpRequest, reading: PathReading): Value | undefined {
  const segments = ownSegments(reading);
  const senders = [outermostModule(request), request.sink.module];
  if (!segments || !context.host) return undefined;
  const fitting = [
    ...fileRoutes(context, (path) => scoreBelow(path, segments) >= 0, senders),
    ...definedRoutes(context),
  ].flatMap((route) => {
    const score = isOfMethod(route, request) ? scoreOf(context, route, segments) : -1;
    return score < 0
      ? []
      : [{ route, score, near: Math.max(...senders.map(({ file }) => sharedLength(file, route.module.file))) }];
  });
  const best = Math.max(-1, ...fitting.map(({ score }) => score));
  const nearest = Math.max(...fitting.map(({ near, score }) => (score === best ? near : 0)));
  const chosen = fitting.filter(({ score, near }) => score === best && near === nearest);
  const answer = unionOfKnown(chosen.map(({ route }) => route.answer()));
  return isUnknown(answer) ? undefined : answer;
}

const OWN_HOST = /^(?:localhost|127\.0\.0\.1|0\.0\.0\.0|\[::1\])(?::\d+)?$/;

/** The path below the own server's host; undefined where the URL has another one, or nothing of a path is written. */
function ownSegments({ base, segments }: PathReading): Segment[] | undefined {
  if (base.owner === 'ours') return undefined;
  const written = segments.filter(({ text }) => text !== '');
  if (base.owner === 'foreign') {
    const [scheme, host, ...path] = written;
    return /^https?:$/.test(scheme?.text ?? '') && OWN_HOST.test(host?.text ?? '') ? path : undefined;
  }
  return written.some(({ text }) => text !== undefined) ? written : undefined;
}

function isOfMethod({ method }: OwnRoute, request: HttpRequest): boolean {
  return method === 'any' || request.method.value === undefined || request.method.value === method;
}

/** How many segments of the path are the same text, or -1 where the route has another path. */
function scoreOf(context: Context, { path, root }: OwnRoute, segments: readonly Segment[]): number {
  const mounts = root === undefined ? mountsOf(context) : [];
  for (let at = 0; at <= segments.length; at += 1) {
    if (!isMounted(segments.slice(0, at), mounts, 0)) continue;
    const score = scoreBelow(path, segments.slice(at));
    if (score >= 0 && score + at > 0) return score + at;
  }
  return -1;
}

function scoreBelow(path: RoutePath, segments: readonly Segment[]): number {
  const isOpen = path.at(-1) === '*';
  const wanted = isOpen ? path.slice(0, -1) : path;
  if (isOpen ? segments.length < wanted.length : segments.length !== wanted.length) return -1;
  let score = 0;
  for (const [index, want] of wanted.entries()) {
    const segment = segments[index];
    if (!segment) return -1;
    if (want === ':') continue;
    if (beginning(segment) !== want) return -1;
    score += 1;
  }
  return score;
}

/** The text of a segment, also where a query follows that is not told: `` `/api/groups${query}` ``. */
function beginning({ parts, text }: Segment): string | undefined {
  const [first, ...others] = parts;
  return text ?? (others.length === 1 && first && 'text' in first ? first.text : undefined);
}

const MAX_MOUNTS = 3;

/** Whether segments are paths that routes are mounted below, one after another. */
function isMounted(segments: readonly Segment[], mounts: readonly RoutePath[], depth: number): boolean {
  if (segments.length === 0) return true;
  if (depth === MAX_MOUNTS) return false;
  return mounts.some(
    (mount) =>
      mount.length > 0 &&
      mount.every((want, index) => want === ':' || segments[index]?.text === want) &&
      isMounted(segments.slice(mount.length), mounts, depth + 1),
  );
}

function sharedLength(a: string, b: string): number {
  const [as, bs] = [a, b].map((file) => file.split(/[\\/]/));
  const different = as?.findIndex((name, index) => name !== bs?.[index]) ?? -1;
  return different < 0 ? (as?.length ?? 0) : different;
}
