import { expect, it } from 'vitest';
import { withProgress } from '../src/progress.js';
import { testTerminal } from './support/test-terminal.js';

it('writes nothing where standard error is no terminal', async () => {
  const terminal = testTerminal();
  await expect(withProgress('Looking', terminal, () => 42)).resolves.toBe(42);
  expect(terminal).toMatchObject({ stdout: '', stderr: '' });
});

it('passes on what the step throws', async () => {
  const failing = (): never => {
    throw new Error('no');
  };
  await expect(withProgress('Looking', testTerminal(), failing)).rejects.toThrow('no');
});
