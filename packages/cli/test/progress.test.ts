import { expect, it, vi } from 'vitest';
import { withProgress } from '../src/progress.js';
import { testTerminal } from './support/test-terminal.js';

it('writes nothing where standard error is no terminal', async () => {
  const terminal = testTerminal();
  await expect(withProgress('Looking', terminal, () => 42)).resolves.toBe(42);
  expect(terminal).toMatchObject({ stdout: '', stderr: '' });
});

it('does without a spinner on a terminal that says no width, and in CI', async () => {
  const written = vi.spyOn(process.stderr, 'write');
  await withProgress('Looking', testTerminal({ errIsTerminal: true, errColumns: 0 }), () => 42);
  await withProgress('Looking', testTerminal({ errIsTerminal: true, errColumns: 80, env: { CI: 'true' } }), () => 42);
  expect(written).not.toHaveBeenCalled();
});

it('passes on what the step throws', async () => {
  const failing = (): never => {
    throw new Error('no');
  };
  await expect(withProgress('Looking', testTerminal(), failing)).rejects.toThrow('no');
});
