import path from 'node:path';
import { didYouMean } from '../did-you-mean.js';
import { chooseFormat } from '../formats.js';
import { UsageError } from '../usage-error.js';
import { type CheckFormat, checkFormats } from './check-formats.js';

/** One report to make: to a file (absolute path), or to standard output. */
export interface Output {
  format: CheckFormat;
  file?: string;
}

/**
 * What `--format` and `--output` ask for. Both may be given several times, formats also as `a,b`. An output is `FORMAT=FILE`, which asks
 * for the format too, or `FILE` where there is one format. Without any format it is `pretty`. Throws `UsageError` for an unknown format, an output that fits no
 * format, a file named twice, and two reports on standard output of which one would spoil the other.
 */
export function resolveOutputs(
  formats: readonly string[] | undefined,
  outputs: readonly string[] | undefined,
  cwd: string,
): Output[] {
  const asked = new Set(
    (formats ?? []).flatMap((each) => each.split(',')).map((each) => chooseFormat(each.trim(), checkFormats)),
  );
  const named = (outputs ?? []).map(parseOutput);
  const wholeFiles = named.filter(({ format }) => format === undefined);
  if (formats === undefined && (named.length === 0 || wholeFiles.length > 0)) asked.add('pretty');
  for (const { format } of named) if (format) asked.add(format);
  const [only] = asked;
  if (wholeFiles.length > 0 && (asked.size !== 1 || only === undefined))
    throw new UsageError(
      `--output: which of ${[...asked].join(', ')} is "${wholeFiles[0]?.file ?? ''}" for? Write --output FORMAT=FILE.`,
    );
  const files = new Map<CheckFormat, string>();
  for (const { format, file } of named) {
    const wanted = format ?? only;
    const absolute = path.resolve(cwd, file);
    if (wanted === undefined) continue;
    if (files.has(wanted)) throw new UsageError(`--output: there are two files for the format ${wanted}.`);
    if ([...files.values()].includes(absolute)) throw new UsageError(`--output: "${file}" is named for two formats.`);
    files.set(wanted, absolute);
  }
  const all = [...asked].map((format): Output => {
    const file = files.get(format);
    return file === undefined ? { format } : { format, file };
  });
  refuseMixture(all);
  return all;
}

function parseOutput(text: string): { format?: CheckFormat; file: string } {
  const [, prefix, rest] = /^([a-z]+)=(.*)$/s.exec(text) ?? [];
  const format = checkFormats.find((each) => each === prefix);
  if (prefix !== undefined && format === undefined)
    throw new UsageError(
      `--output: there is no format "${prefix}".${didYouMean(prefix, checkFormats)} Known formats: ${checkFormats.join(', ')}. A file of that name is written ./${text}.`,
    );
  const file = rest ?? text;
  if (file === '') throw new UsageError('--output: the name of the file is missing.');
  return format === undefined ? { file } : { format, file };
}

/** Workflow commands are read line by line, so `github` may stand beside `pretty`; any other pair spoils both. */
function refuseMixture(outputs: readonly Output[]): void {
  const shared = outputs.filter(({ file }) => file === undefined).map(({ format }) => format);
  const isFine = shared.length < 2 || (shared.length === 2 && shared.includes('pretty') && shared.includes('github'));
  if (isFine) return;
  throw new UsageError(
    `--format: ${shared.join(' and ')} would both go to standard output. Name files: ${shared
      .slice(1)
      .map((format) => `--output ${format}=FILE`)
      .join(' ')}.`,
  );
}
