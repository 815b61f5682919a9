import { didYouMean } from './did-you-mean.js';
import { UsageError } from './usage-error.js';

/** The format asked for. Throws `UsageError` that names the known ones for any other. */
export function chooseFormat<Format extends string>(
  asked: string | undefined,
  known: readonly [Format, ...Format[]],
): Format {
  if (asked === undefined) return known[0];
  const found = known.find((format) => format === asked);
  if (found !== undefined) return found;
  throw new UsageError(
    `--format: there is no format "${asked}".${didYouMean(asked, known)} Known formats: ${known.join(', ')}.`,
  );
}
