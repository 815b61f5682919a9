import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { bin, runCurfew } from './support/run-curfew.js';

/** As on a build machine, without the colours and the day asked of the surrounding process. */
const env = { ...process.env, CI: 'true', CURFEW_AS_OF: undefined, FORCE_COLOR: undefined, NO_COLOR: undefined };

/** An empty folder for the running test. */
function emptyFolder(): string {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'curfew-serve-')));
  onTestFinished(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  return folder;
}

interface Serving {
  url: string;
  stdout: () => string;
  stderr: () => string;
  /** Sends a signal and gives the exit code. */
  end: (signal: 'SIGINT' | 'SIGTERM') => Promise<number | null>;
}

/** Starts `curfew serve` and waits until it has printed what it has to say. */
async function serving(...args: string[]): Promise<Serving> {
  const child = spawn(process.execPath, [bin, 'serve', ...args], {
    cwd: emptyFolder(),
    env,
  });
  let [stdout, stderr] = ['', ''];
  const exited = once(child, 'exit') as Promise<[number | null]>;
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  child.stdout.on('data', (chunk: Buffer) => (stdout += chunk.toString()));
  await new Promise<void>((resolve, reject) => {
    child.stderr.on('data', (chunk: Buffer) => {
      stderr += chunk.toString();
      if (stderr.includes('Stop with Ctrl+C')) resolve();
    });
    void exited.then(() => {
      reject(new Error(`serve ended early: ${stderr}`));
    });
  });
  return {
    url: stdout.split('\n')[0] ?? '',
    stdout: () => stdout,
    stderr: () => stderr,
    end: async (signal) => {
      child.kill(signal);
      const [code] = await exited;
      return code;
    },
  };
}

const headers = { authorization: 'SERVICE-LOGIN owner-secret', 'content-type': 'application/json' };

describe('curfew serve', () => {
  it('prints the URL, the day and what is gone or closing, serves, and ends cleanly on an interruption', async () => {
    const service = await serving('--as-of', '2024-06-01', '--port', '0');
    expect(service.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    const lines = service.stdout().trimEnd().split('\n');
    expect(lines[2]).toMatch(/^Access Control Service \(schedule [0-9a-f]+\), as of 2024-06-01$/);
    expect(lines).toContain('third-party-card-token  gone since the end of 2024-05-20');
    expect(lines).toContain('card-enroll             closing: gone after 2024-07-01');
    expect(lines).toContain('card-assignment         announced: gone after 2025-11-30');
    expect(lines).toHaveLength(3 + 16);
    const enroll = async (): Promise<number> =>
      (await fetch(`${service.url}/cards/enroll`, { method: 'POST', headers, body: '{}' })).status;
    expect(await enroll()).toBe(200);
    await fetch(`${service.url}/__emulator/as-of`, { method: 'PUT', headers, body: '{"asOf":"2024-07-02"}' });
    expect(await enroll()).toBe(410);
    expect(await service.end('SIGINT')).toBe(0);
  });

  it('answers what is gone with the status that is asked for, from the data that is given', async () => {
    const file = path.join(emptyFolder(), 'data.json');
    const user = { id: 1, name: 'Ada', email: 'ada@one.example' };
    const data = {
      organizations: [{ id: 1, name: 'One', domain: 'one' }],
      users: [user],
      members: [{ id: 5, organization_id: 1, user_id: 1, confirmed: true }],
      logins: [{ id: 1, user_id: 1, secret: 'owner-secret', type: 'device' }],
    };
    writeFileSync(file, JSON.stringify(data));
    const service = await serving('--as-of', '2026-01-01', '--port', '0', '--data', file, '--gone-status', '404');
    expect(await (await fetch(`${service.url}/members`, { headers })).json()).toEqual([
      { id: 5, name: 'Ada', confirmed: true, user },
    ]);
    expect((await fetch(`${service.url}/events`, { headers })).status).toBe(404);
    expect(await service.end('SIGTERM')).toBe(0);
  });

  it('says which port is taken', async () => {
    const { url } = await serving('--as-of', '2026-01-01', '--port', '0');
    const { port } = new URL(url);
    const { code, stdout, stderr } = runCurfew(emptyFolder(), ['serve', '--port', port]);
    expect({ code, stdout, stderr }).toEqual({
      code: 2,
      stdout: '',
      stderr: `error: --port: ${port} is taken. Choose another, or 0 for any free one.\n`,
    });
  });

  it('lets other machines in only where that is allowed, and then warns', async () => {
    const { code, stderr } = runCurfew(emptyFolder(), ['serve', '--port', '0', '--host', '0.0.0.0']);
    expect([code, stderr]).toEqual([
      2,
      'error: --host: other machines could reach 0.0.0.0. Add --allow-remote if that is meant, or leave --host out.\n',
    ]);
    const service = await serving('--port', '0', '--host', '0.0.0.0', '--allow-remote');
    expect(service.stderr()).toContain('warning: other machines can reach the emulator at 0.0.0.0.');
  });

  it.each([
    [['--as-of', '2026-02-31'], "--as-of: '2026-02-31' is not a day of the calendar."],
    [['--port', '70000'], '--port: "70000" is not a whole number from 0 to 65535.'],
    [['--port', 'http'], '--port: "http" is not a whole number from 0 to 65535.'],
    [['--gone-status', '500'], '--gone-status: "500" is not a whole number from 400 to 499.'],
    [['--data', 'none.json'], '--data: there is no "none.json".'],
  ])('refuses %j', (args, reason) => {
    const { code, stdout, stderr } = runCurfew(emptyFolder(), ['serve', ...args]);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain(`error: ${reason}`);
  });

  it('names the place of what is wrong in the data', () => {
    const folder = emptyFolder();
    writeFileSync(path.join(folder, 'data.json'), '{"places":[{"id":1,"name":"A","organization_id":9}]}');
    const { code, stderr } = runCurfew(folder, ['serve', '--data', 'data.json']);
    expect(code).toBe(2);
    expect(stderr).toContain('/places/0/organization_id: no entry of organizations has the id 9');
  });

  it('is the only command that loads a web server', () => {
    const folder = emptyFolder();
    const spy = path.join(folder, 'spy.cjs');
    writeFileSync(
      spy,
      `process.on('exit', () => {
        const loaded = Object.keys(require('node:module')._cache).some((file) => /node_modules.fastify/.test(file));
        process.stderr.write(loaded ? 'with a web server' : 'without a web server');
      });`,
    );
    const stderrOf = (...args: string[]): string =>
      spawnSync(process.execPath, ['--require', spy, bin, ...args], { cwd: folder, env, encoding: 'utf8' }).stderr;
    expect(stderrOf('check')).toMatch(/without a web server$/);
    expect(stderrOf('schedule')).toMatch(/without a web server$/);
    expect(stderrOf('serve', '--data', 'spy.cjs')).toMatch(/with a web server$/);
  });
});
