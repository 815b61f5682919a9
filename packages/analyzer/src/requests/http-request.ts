/** A call that sends a request, as the evaluator sees it: values, not yet matched to an operation. */
import type { Answer, HttpLibrary } from '../clients/library.js';
import type { AnyNode, SourceModule } from '../contracts.js';
import type { Place, Value } from '../values/value.js';
import type { ClientValue } from '../values/library-values.js';

export interface MethodFact {
  /** Upper case; undefined when it is written but not known. */
  value: string | undefined;
  /** The function that is called decides it. */
  fixed?: true;
  /** The methods it may be, where they are known. */
  among?: readonly string[];
  /** Where those methods are written. */
  written?: readonly WrittenMethod[];
  site?: { module: SourceModule; node: AnyNode; form: 'verb' | 'string' };
}

/** A method in upper case, and the text or member that names it. */
export interface WrittenMethod {
  name: string;
  module: SourceModule;
  node: AnyNode;
}

export interface HttpRequest {
  /** The call of the HTTP library; its frame leads back through the wrappers. */
  sink: Place;
  library: HttpLibrary;
  client: ClientValue | undefined;
  /** Tells unknown clients apart: an environment variable, a parameter. */
  receiver: string | object | undefined;
  base: Value | undefined;
  url: Value;
  method: MethodFact;
  query: Value[];
  body: Value[];
  headers: Value[];
  options: Value | undefined;
  /** The same call may go to other clients: which of its URLs goes to which is not known. */
  rivals?: boolean;
  /** Nothing but the name of a method says that the call sends one. */
  isGuessed?: boolean;
  /** Where the decoded body is. */
  answer: Answer;
  /** Counts only with the host of the service. */
  hostOnly: boolean;
  /** Stands in for a service: configuration may say that it is this one. */
  mock: boolean;
  /** What a mock answers: said with it, and added by the calls of its handler as they are evaluated. */
  replies: (() => Value[])[];
}

/** The module in which a request begins: that of the call which no known wrapper encloses. */
export function outermostModule(request: HttpRequest): SourceModule {
  let place = request.sink;
  while (place.frame) place = place.frame.call;
  return place.module;
}
