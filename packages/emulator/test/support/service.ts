import type { Schedule } from '@curfew/schedule';
import { onTestFinished } from 'vitest';
import { createEmulator, type Emulator, type EmulatorOptions } from '../../src/create-emulator.js';

/** What an answer says. */
interface Answer {
  status: number;
  headers: Readonly<Record<string, unknown>>;
  /** The decoded JSON; undefined without a body. */
  body: unknown;
}

/** An emulator on a day, and requests to it as the owner of the first organization unless told otherwise. */
export interface Service {
  emulator: Emulator;
  get: (url: string, secret?: string) => Promise<Answer>;
  send: (method: 'POST' | 'PUT' | 'PATCH' | 'DELETE', url: string, body?: object, secret?: string) => Promise<Answer>;
}

/** Starts a service for the running test. Every request says that its content is JSON, as section 1 asks. */
export function serviceOn(asOf: string, options: Partial<EmulatorOptions> & { schedule?: Schedule } = {}): Service {
  const emulator = createEmulator({ asOf, ...options });
  onTestFinished(() => emulator.close());
  const ask = async (
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    body: object | undefined,
    secret: string,
  ): Promise<Answer> => {
    const answer = await emulator.inject({
      method,
      url,
      headers: { authorization: `SERVICE-LOGIN ${secret}`, 'content-type': 'application/json' },
      ...(body && { payload: JSON.stringify(body) }),
    });
    return {
      status: answer.statusCode,
      headers: answer.headers,
      body: answer.body === '' ? undefined : (JSON.parse(answer.body) as unknown),
    };
  };
  return {
    emulator,
    get: (url, secret = 'owner-secret') => ask('GET', url, undefined, secret),
    send: (method, url, body, secret = 'owner-secret') => ask(method, url, body, secret),
  };
}

/** A list in a body. */
export function list(body: unknown): Record<string, unknown>[] {
  if (!Array.isArray(body)) throw new Error('The body is no list');
  return body as Record<string, unknown>[];
}
