/** Wrong use of the command: an unknown id, flag, date, path or configuration. Ends with exit code 2 and this message alone. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** The message of anything thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Runs a step; whatever it throws becomes wrong use, with the same message. */
export function asUsage<T>(step: () => T): T {
  try {
    return step();
  } catch (error) {
    throw new UsageError(messageOf(error), { cause: error });
  }
}
