'use strict';

// jscodeshift loads a transform with `require`, by default under a hook of @babel/register that also compiles whatever the
// transform requires, as CommonJS. The engine is made of ECMAScript modules, which do not survive that. A thread has a module
// loader of its own, without the hook: the engine runs there, and this file and the transforms need nothing but Node.
const { Worker } = require('node:worker_threads');
const { parser } = require('./parser.cjs');

const THREAD = require.resolve('#engine-thread');

/** @type {Map<number, { resolve: (answer: object) => void, reject: (error: Error) => void }>} */
const waiting = new Map();
let thread;
let count = 0;

function startThread() {
  const started = new Worker(THREAD);
  started.on('message', (answer) => {
    settle(answer.number, ({ resolve }) => resolve(answer));
  });
  started.on('error', (error) => abandon(started, error));
  started.on('exit', (code) => abandon(started, new Error(`the thread of the transform ended (exit code ${code})`)));
  return started;
}

/** A thread that ended answers nothing more: whoever waits must hear of it, or jscodeshift would count files as done. */
function abandon(ended, error) {
  if (thread === ended) thread = undefined;
  for (const number of [...waiting.keys()]) settle(number, ({ reject }) => reject(error));
}

function settle(number, answer) {
  const request = waiting.get(number);
  if (request === undefined) return;
  waiting.delete(number);
  // An idle thread must not keep the process.
  if (waiting.size === 0) thread?.unref();
  answer(request);
}

function ask(request) {
  thread ??= startThread();
  thread.ref();
  const number = (count += 1);
  return new Promise((resolve, reject) => {
    waiting.set(number, { resolve, reject });
    thread.postMessage({ ...request, number });
  });
}

/**
 * The transform of one id, for jscodeshift in any of its modes.
 * @param {string} id id of the schedule, or `all`
 * @param {object | string} [schedule] a schedule or the path of a schedule file
 */
function createTransform(id, schedule) {
  return async function transform(file, api, options) {
    const answer = await ask({ id, schedule, file: { path: file.path, source: file.source }, options: plain(options) });
    if (answer.error !== undefined) throw new Error(answer.error);
    for (const line of answer.reports) api.report?.(line);
    return answer.text;
  };
}

/** Options as data: a thread takes no functions. */
function plain(options) {
  return JSON.parse(JSON.stringify(options ?? {}));
}

exports.ALL_IDS = 'all';
exports.createTransform = createTransform;
exports.parser = parser;
