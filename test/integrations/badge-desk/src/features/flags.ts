export type Flag = 'legacy' | 'self-service' | 'dark-mode';

const DEFAULTS: Record<Flag, boolean> = {
  legacy: false,
  'self-service': true,
  'dark-mode': false,
};

/** Flags come from the environment: `DESK_FLAGS=legacy,dark-mode`. */
export function isEnabled(flag: Flag): boolean {
  const enabled = (process.env.DESK_FLAGS ?? '').split(',');
  return enabled.includes(flag) || DEFAULTS[flag];
}

/** The old receipt printer needs a slower queue. */
export function printerQueue(job: () => void): { stop(): void } {
  const interval = isEnabled('legacy') ? 4_000 : 500;
  const timer = setInterval(job, interval);
  return { stop: () => clearInterval(timer) };
}
