/** The reasons for which a value counts as the service's. */
import type { Confidence, SourceModule } from '../contracts.js';
import type { HttpRequest } from '../requests/http-request.js';

/**
 * How sure a declared type models a resource: as configuration says, as the value that stands there is of the service, or, known by its
 * shape, as its project is bound. The last two are asked for at the end, since they need all requests of the project.
 */
export type TypeConfidence = Confidence | { as: Source } | { shapeIn: SourceModule };
/** Why a value is believed to be the service's: the request that it answers or goes to, or the type that it has. */
export type Source = (
  { kind: 'request'; request: HttpRequest } | { kind: 'type'; confidence: TypeConfidence; evidence: string }
) & {
  /** Fields on the way from there that the schedule only infers: `EventSet.events`. */
  assumed?: readonly string[];
  /** It is what a request is given, never what an answer holds. */
  sent?: true;
};

/** True when two values are believed for the same reason. */
export function sameSource(a: Source, b: Source): boolean {
  if (a.kind === 'request' && b.kind === 'request') return a.request === b.request;
  return a.kind === 'type' && b.kind === 'type' && a.evidence === b.evidence;
}
