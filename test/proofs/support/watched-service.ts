import { createEmulator, type Emulator } from '@curfew/emulator';
import { bundledSchedule, type Schedule } from '@curfew/schedule';
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
   *
   * @param schedule that of a program with a configuration: its operations take the place of the emulator's own
   */
  startOn: (day: string, schedule?: Schedule) => Promise<number>;
  exchanges: () => readonly Exchange[];
  close: () => Promise<void>;
}

/** The service, which `startOn` starts. */
export function watchService(): WatchedService {
  const bundled = bundledSchedule();
  const emulators = new Map<Schedule, Emulator>();
  let run: Run | undefined;
  return {
    startOn: async (day, schedule = bundled) => {
      await run?.stop();
      const emulator = emulators.get(schedule) ?? createEmulator({ asOf: '2023-01-01', schedule });
      emulators.set(schedule, emulator);
      emulator.reset();
      emulator.setAsOf(day);
      run = await startRun(emulator);
      return run.port;
    },
    exchanges: () => run?.exchanges ?? [],
    close: async () => {
      await run?.stop();
      for (const emulator of emulators.values()) await emulator.close();
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
