/**
 * The process in which the programs run, one call after another. They are as they would be deployed, with the address of the service in
 * them: here each secure connection to that address is a plain one to the emulator, and one to anywhere else is refused.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import net from 'node:net';
import { pathToFileURL } from 'node:url';
import tls from 'node:tls';

/** @typedef {import('./program-process.js').ProgramCall} ProgramCall */
/** @typedef {import('./program-process.js').ProgramOutcome} ProgramOutcome */

const HOST = 'api.access.example';
/**
 * Where the service of a call is. What a call leaves behind (a client that tries again) does not reach the service of the next one.
 * @type {AsyncLocalStorage<number>}
 */
const portOfCall = new AsyncLocalStorage();
/** @type {Set<net.Socket>} */
const open = new Set();

/** @type {(...given: unknown[]) => net.Socket} */
const connect = (...given) => {
  const options = /** @type {{ host?: unknown, servername?: unknown }} */ (
    given.find((each) => typeof each === 'object') ?? {}
  );
  const host = options.host ?? options.servername;
  if (host !== HOST) throw new Error(`a program asked for ${String(host)}: there is only ${HOST} here`);
  const port = portOfCall.getStore();
  if (port === undefined) throw new Error('a connection that belongs to no call');
  const socket = net.connect(port, '127.0.0.1');
  open.add(socket);
  socket.once('close', () => open.delete(socket));
  socket.once('connect', () => socket.emit('secureConnect'));
  return Object.assign(socket, { encrypted: true, authorized: true });
};
Object.assign(tls, { connect });

process.on('message', (message) => {
  const call = /** @type {ProgramCall} */ (message);
  void portOfCall.run(call.port, run, call).then((outcome) => {
    // The next call must not find them among those that a client keeps.
    for (const socket of open) socket.destroy();
    process.send?.(outcome);
  });
});

/**
 * @param {ProgramCall} call
 * @returns {Promise<ProgramOutcome>}
 */
async function run({ file, call, arguments: given }) {
  try {
    /** @type {unknown} */
    const program = await import(pathToFileURL(file).href);
    const { default: whole, ...exported } = /** @type {Record<string, unknown>} */ (program);
    const called = exported[call] ?? /** @type {Record<string, unknown> | undefined} */ (whole)?.[call];
    if (!isCallable(called)) throw new Error(`${file} exports no function ${call}`);
    const answer = await called(...given);
    return { answer: answer ?? null };
  } catch (error) {
    return { failure: error instanceof Error ? `${error.name}: ${error.message}` : String(error) };
  }
}

/**
 * @param {unknown} value
 * @returns {value is (...given: unknown[]) => unknown}
 */
function isCallable(value) {
  return typeof value === 'function';
}
