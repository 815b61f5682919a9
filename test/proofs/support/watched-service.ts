import { createEmulator, type Emulator } from '@curfew/emulator';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request that was made of the service, and the status of its answer. */
interface Exchange {
  method: string;
  url: string;
  status: number;
}

/** The emulator, with a record of what was asked of it. */
export interface WatchedService {
  /**
   * The data it starts with, on the day, and nothing asked yet. Gives the port of this machine where it is from now on: a request that
   * an earlier run left behind does not reach it.
   */
  startOn: (day: string) => Promise<number>;
  exchanges: () => readonly Exchange[];
  close: () => Promise<void>;
}

/** The service, which `startOn` starts. */
export function watchService(): WatchedService {
  const emulator = createEmulator({ asOf: '2023-01-01' });
  let run: Run | undefined;
  return {
    startOn: async (day) => {
      await run?.stop();
      emulator.reset();
      emulator.setAsOf(day);
      run = await startRun(emulator);
      return run.port;
    },
    exchanges: () => run?.exchanges ?? [],
    close: async () => {
      await run?.stop();
      await emulator.close();
    },
  };
}

interface Run {
  port: number;
  exchanges: Exchange[];
  /** Ends it, when what is being answered has its answer. */
  stop: () => Promise<void>;
}

async function startRun(emulator: Emulator): Promise<Run> {
  const exchanges: Exchange[] = [];
  const answering = new Set<Promise<void>>();
  let isOver = false;
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      if (isOver) return;
      const answered = answer(request, Buffer.concat(parts), response).finally(() => answering.delete(answered));
      answering.add(answered);
    });
  });
  async function answer(request: IncomingMessage, payload: Buffer, response: ServerResponse): Promise<void> {
    const { method = 'GET', url = '/', headers } = request;
    const asked = { method, url, headers, ...(payload.length > 0 && { payload }) };
    const answered = await emulator.inject(asked as Parameters<Emulator['inject']>[0]);
    exchanges.push({ method, url, status: answered.statusCode });
    response.writeHead(answered.statusCode, answered.headers).end(answered.rawPayload);
  }
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    exchanges,
    stop: async () => {
      isOver = true;
      await Promise.all(answering);
      server.close();
      server.closeAllConnections();
    },
  };
}
