/** Body of the thread in which `runner/index.cjs` works: loads ECMAScript modules where no hook of the main thread reaches. */
import { parentPort } from 'node:worker_threads';
import type { Schedule } from '@curfew/schedule';
import { createTransform } from './create-transform.js';
import type { RawOptions } from './transform-options.js';
import type { FileInfo, Transform } from './transform-types.js';

interface Request {
  number: number;
  id: string;
  schedule?: Schedule | string;
  file: FileInfo;
  options: RawOptions;
}

type Answer = { number: number } & ({ text: string | undefined; reports: string[] } | { error: string });

const transforms = new Map<string, Transform>();

parentPort?.on('message', (request: Request) => {
  parentPort?.postMessage(answerTo(request));
});

function answerTo({ number, id, schedule, file, options }: Request): Answer {
  const reports: string[] = [];
  try {
    const text = transformOf(id, schedule)(file, { report: (line) => reports.push(line) }, options);
    return { number, text, reports };
  } catch (error) {
    return { number, error: error instanceof Error ? error.message : String(error) };
  }
}

function transformOf(id: string, schedule: Schedule | string | undefined): Transform {
  const key = `${id} ${JSON.stringify(schedule)}`;
  const known = transforms.get(key) ?? createTransform(id, schedule);
  transforms.set(key, known);
  return known;
}
