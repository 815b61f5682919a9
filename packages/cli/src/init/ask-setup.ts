import { UsageError } from '../usage-error.js';
import type { BuildServer } from './project-facts.js';

/** The questions of `curfew init`. */
export interface AskSetup {
  /** Where no build server was recognised. */
  server: () => Promise<BuildServer | undefined>;
  /** A base URL of the service; empty for none. */
  baseUrl: (problemOf: (text: string) => string | undefined) => Promise<string>;
  /** Whether to write a file whose text or diff was shown. */
  write: (file: string) => Promise<boolean>;
}

/** Asks on the terminal. The library is loaded at the first question; Ctrl-C ends the command, and what was confirmed before is written. */
export const askSetup: AskSetup = {
  server: () =>
    answered(async () => {
      const { select } = await import('@inquirer/prompts');
      return select<BuildServer | undefined>({
        message: 'Where does this project build?',
        choices: [
          { name: 'GitHub Actions', value: 'github' },
          { name: 'GitLab CI', value: 'gitlab' },
          { name: 'Neither; leave that to me', value: undefined },
        ],
      });
    }),
  baseUrl: (problemOf) =>
    answered(async () => {
      const { input } = await import('@inquirer/prompts');
      return input({
        message: 'Base URL of the service, where the schedule does not have it (empty: none)',
        validate: (text) => text.trim() === '' || (problemOf(text.trim()) ?? true),
      });
    }),
  write: (file) =>
    answered(async () => {
      const { confirm } = await import('@inquirer/prompts');
      return confirm({ message: `Write ${file}?` });
    }),
};

async function answered<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof Error && error.name === 'ExitPromptError')
      throw new UsageError('Stopped. Files that were not confirmed were not written.', { cause: error });
    throw error;
  }
}
