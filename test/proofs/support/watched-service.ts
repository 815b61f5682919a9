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

/** The emulator on a port of this machine, with a record of what was asked of it. */
export interface WatchedService {
  port: number;
  /** The data it starts with, on the day, and nothing asked yet. */
  startOn: (day: string) => void;
  exchanges: () => readonly Exchange[];
  close: () => Promise<void>;
}

/** Starts it on a free port. */
export async function watchService(): Promise<WatchedService> {
  const emulator = createEmulator({ asOf: '2023-01-01' });
  let exchanges: Exchange[] = [];
  const server = createServer((request, response) => {
    void answer(request, response);
  });
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const { method = 'GET', url = '/', headers } = request;
    const payload = parts.length === 0 ? {} : { payload: Buffer.concat(parts) };
    const answered = await emulator.inject({ method, url, headers, ...payload } as Parameters<Emulator['inject']>[0]);
    exchanges.push({ method, url, status: answered.statusCode });
    response.writeHead(answered.statusCode, answered.headers).end(answered.rawPayload);
  }
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    startOn: (day) => {
      emulator.reset();
      emulator.setAsOf(day);
      exchanges = [];
    },
    exchanges: () => exchanges,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await emulator.close();
    },
  };
}
