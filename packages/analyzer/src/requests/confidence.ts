/** How sure it is that a request, and what it returns, belongs to the service. */
import type { Confidence } from '../contracts.js';
import type { Context } from '../evaluate/context.js';
import type { Source, TypeConfidence } from '../values/source.js';
import { isBoundProject, reachesDistinctivePath } from './bound-project.js';
import { describeRequest, type RequestTarget } from './describe.js';
import type { HttpRequest } from './http-request.js';

export interface Belief {
  confidence: Confidence;
  evidence: string[];
  /** What the schedule only infers: `GET /presences`, `EventSet.events`. */
  assumed?: readonly string[];
}

/** A belief that rests on one more inference of the schedule. */
export function assuming(belief: Belief, surface: string | undefined): Belief {
  return surface === undefined ? belief : { ...belief, assumed: [...(belief.assumed ?? []), surface] };
}

/** The belief in one target of a request: base URL, configured client or auth marker; a client that reaches the service elsewhere; or neither. */
export function beliefIn(context: Context, request: HttpRequest, target: RequestTarget): Belief {
  const { operation } = target;
  const inferred = operation?.assumed ? `${operation.method} ${operation.path}` : undefined;
  return assuming(beliefInOwner(context, request, target), inferred);
}

function beliefInOwner(context: Context, request: HttpRequest, target: RequestTarget): Belief {
  if (target.owner === 'ours') return { confidence: 'certain', evidence: target.evidence };
  if (target.key !== undefined) {
    const path = reachesDistinctivePath(context, target.key, request.sink.module);
    if (path !== undefined) return { confidence: 'likely', evidence: [`the same client calls ${path}`] };
  }
  return { confidence: 'possible', evidence: [undecided(request, target)] };
}

/** The belief in a mock that names no host. */
export const UNDECIDED_MOCK: Belief = {
  confidence: 'possible',
  evidence: [
    'a mock that names no host; if it stands in for the service, name its file in `mocks` of the configuration',
  ],
};

/** Why a request is merely possible, and the configuration that decides it. */
function undecided(request: HttpRequest, target: RequestTarget): string {
  const { base } = target.reading;
  if (target.host !== undefined)
    return `sent to ${target.host} with the auth marker of the service; if the service is reached there, name it in \`baseUrls\` of the configuration`;
  const client = request.client?.package;
  if (client !== undefined) {
    return `nothing binds ${client} to the service; if it is its client, name it in \`clients\` of the configuration`;
  }
  if (base.owner === 'unknown' && typeof base.key === 'string' && base.key.startsWith('env:')) {
    return `the base URL ${base.key.slice('env:'.length)} is not in the code; if it is the service's, write it as a default or name its client in \`clients\` of the configuration`;
  }
  return 'a path of the service on a client that nothing binds to it; `baseUrls` or `clients` of the configuration decide it';
}

/** The belief in the origin of a value. */
export function confidenceOf(context: Context, source: Source): Belief {
  return (source.assumed ?? []).reduce(assuming, beliefInOrigin(context, source));
}

function beliefInOrigin(context: Context, source: Source): Belief {
  if (source.kind === 'type') return { ...beliefInType(context, source.confidence), evidence: [source.evidence] };
  const targets = describeRequest(context, source.request).filter((target) => target.owner !== 'foreign');
  const beliefs = targets.map((target) => beliefIn(context, source.request, target));
  const best = beliefs.sort((a, b) => order(b.confidence) - order(a.confidence))[0];
  if (!best) return { confidence: 'possible', evidence: [] };
  const operation = targets.find((target) => target.operation)?.operation;
  return operation
    ? { ...best, evidence: [`returned by ${operation.method} ${operation.path}`, ...best.evidence] }
    : best;
}

function beliefInType(context: Context, confidence: TypeConfidence): Omit<Belief, 'evidence'> {
  if (typeof confidence === 'string') return { confidence };
  if ('as' in confidence) return confidenceOf(context, confidence.as);
  return { confidence: isBoundProject(context, confidence.shapeIn) ? 'likely' : 'possible' };
}

/**
 * How well a source is proven by itself, to choose between several while the requests of the project are still being collected: higher is
 * better.
 */
export function strengthOf(context: Context, source: Source): number {
  if (source.kind === 'request') {
    return describeRequest(context, source.request).some(({ owner }) => owner === 'ours') ? 2 : 0;
  }
  const { confidence } = source;
  if (typeof confidence === 'string') return order(confidence);
  return 'as' in confidence ? strengthOf(context, confidence.as) : 0;
}

/** Rank of a confidence: higher is surer. */
export function order(confidence: Confidence): number {
  return ['possible', 'likely', 'certain'].indexOf(confidence);
}
