/**
 * The exit codes, a contract: 0 clean; 1 findings that fail the gate; 2 wrong use; 3 nothing failed, but some file could not
 * be analysed.
 */
export const WRONG_USE = 2;

/** Exit code of a run that came to its end. */
export function exitCodeOf(run: { failing: number; unread: number }): 0 | 1 | 3 {
  if (run.failing > 0) return 1;
  return run.unread > 0 ? 3 : 0;
}
