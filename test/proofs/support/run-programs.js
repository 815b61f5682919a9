/**
 * The process in which the programs run, one call after another. They are as they would be deployed, with the address of the service in
 * them: here each secure connection to that address is a plain one to the emulator, and one to anywhere else is refused.
 */
import net from 'node:net';
import { pathToFileURL } from 'node:url';
import tls from 'node:tls';

/** @typedef {import('./program-process.js').ProgramCall} ProgramCall */
/** @typedef {import('./program-process.js').ProgramOutcome} ProgramOutcome */

const [port] = process.argv.slice(2);
const HOST = 'api.access.example';

/** @type {(...given: unknown[]) => net.Socket} */
const connect = (...given) => {
  const options = /** @type {{ host?: unknown, servername?: unknown }} */ (
    given.find((each) => typeof each === 'object') ?? {}
  );
  const host = options.host ?? options.servername;
  if (host !== HOST) throw new Error(`a program asked for ${String(host)}: there is only ${HOST} here`);
  const socket = net.connect(Number(port), '127.0.0.1');
  socket.once('connect', () => socket.emit('secureConnect'));
  return Object.assign(socket, { encrypted: true, authorized: true });
};
Object.assign(tls, { connect });

process.on('message', (message) => {
  void run(/** @type {ProgramCall} */ (message)).then((outcome) => process.send?.(outcome));
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
