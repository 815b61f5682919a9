/** Settles when the process is told to end: Ctrl+C, or `SIGTERM` of whatever started it. */
export async function interruption(): Promise<void> {
  await new Promise<void>((resolve) => {
    const end = (): void => {
      process.off('SIGINT', end);
      process.off('SIGTERM', end);
      resolve();
    };
    process.on('SIGINT', end);
    process.on('SIGTERM', end);
  });
}
