/** A request that is not served: the status, and the text that the client reads. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly status: number;
  /** Id of the deprecation that is the reason. */
  readonly deprecation: string | undefined;
  /** Methods that the path has, where the method is what is refused. */
  readonly allow: readonly string[] | undefined;

  constructor(status: number, message: string, details: { deprecation?: string; allow?: readonly string[] } = {}) {
    super(message);
    this.status = status;
    this.deprecation = details.deprecation;
    this.allow = details.allow;
  }
}

/** The path is there, but not for this method (RFC 9110, section 15.5.6). */
export function methodNotAllowed(method: string, allow: readonly string[]): Refusal {
  return new Refusal(405, `${method} is no method of this path; there is ${allow.join(', ')}.`, { allow });
}

/** The request itself is wrong. */
export function badRequest(message: string, deprecation?: string): Refusal {
  return new Refusal(400, message, deprecation === undefined ? {} : { deprecation });
}

/** What the path or the body names does not exist (for this login). */
export function notFound(what: string): Refusal {
  return new Refusal(404, `There is no ${what}.`);
}

/** The state does not allow it. */
export function conflict(message: string): Refusal {
  return new Refusal(409, message);
}
