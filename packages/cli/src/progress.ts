import { counted } from './count-text.js';
import type { Terminal } from './terminal.js';

/** How far a step is. */
export interface Progress {
  done: number;
  total: number;
  /** What was found so far, where the step finds something. */
  findings?: number;
}

/** Takes how far a step is, as often as it likes. */
export type ReportProgress = (what: string, progress: Progress) => void;

/** Work that is over sooner shows nothing. */
const QUIET_MS = 1000;
/** Between two pictures of the line. */
const STEP_MS = 100;

/**
 * Shows how far a step is, on standard error and only where that is a terminal: from the first second on, files, findings, rate and the
 * time that is left. The line is drawn by the reports of the step, not by a timer: a step may keep the thread for itself.
 *
 * The cursor stays visible and no signal is caught, so Ctrl+C ends the process at once and leaves the terminal as it was.
 *
 * @param step gets a function for its reports
 */
export async function withProgress<T>(
  terminal: Terminal,
  step: (report: ReportProgress) => T | Promise<T>,
): Promise<T> {
  const { errIsTerminal, errColumns = 0, env } = terminal;
  // On a terminal without a width the line could not be cleared.
  if (!errIsTerminal || errColumns <= 0 || env['CI'] !== undefined) return step(() => undefined);
  const { default: ora } = await import('ora');
  const spinner = ora({ stream: process.stderr, isEnabled: true, discardStdin: false, hideCursor: false });
  const started = performance.now();
  let lastDrawn = started + QUIET_MS - STEP_MS;
  let begin = started;
  try {
    return await step((what, progress) => {
      const now = performance.now();
      if (progress.done === 0) begin = now;
      if (now - lastDrawn < STEP_MS) return;
      lastDrawn = now;
      spinner.text = clipped(progressText(what, progress, now - begin), errColumns);
      if (spinner.isSpinning) spinner.render();
      else spinner.start();
    });
  } finally {
    if (spinner.isSpinning) spinner.stop();
  }
}

/**
 * One line: `Analysing: 1,200 of 10,000 files, 31 findings, 410 files/s, 22 s left`.
 *
 * @param elapsed milliseconds since nothing was done
 */
export function progressText(what: string, { done, total, findings }: Progress, elapsed: number): string {
  const number = (value: number): string => value.toLocaleString('en-US');
  const rate = (done * 1000) / elapsed;
  const isKnown = done > 0 && elapsed > 0;
  return [
    `${what}: ${number(done)} of ${number(total)} files`,
    ...(findings === undefined ? [] : [counted(findings, 'finding')]),
    ...(isKnown ? [`${number(Math.round(rate))} files/s`, `${timeText((total - done) / rate)} left`] : []),
  ].join(', ');
}

function timeText(seconds: number): string {
  const rounded = Math.ceil(seconds);
  return rounded < 60 ? `${rounded} s` : `${Math.floor(rounded / 60)} min ${rounded % 60} s`;
}

/** A line that wraps would leave its first part on the screen when it is cleared on a terminal that was made narrower. */
function clipped(text: string, columns: number): string {
  return text.slice(0, Math.max(1, columns - 3));
}
