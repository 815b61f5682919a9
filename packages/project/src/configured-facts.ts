/** What the analyzer and the rewrites take from a configuration. */
import type { AnalyzerSettings } from '@curfew/analyzer';
import { createIgnoreTest } from './ignore-globs.js';
import type { CurfewConfig } from './project-contracts.js';

type Configured = Pick<CurfewConfig, 'baseUrls' | 'clients' | 'types' | 'mocks' | 'casing' | 'operations' | 'fields'>;

/** Whether a file is one of those that absolute globs name. */
const testOfFiles = (globs: readonly string[]): ((file: string) => boolean) => {
  const test = createIgnoreTest(globs, '/');
  return (file) => test(file, false);
};

/** The settings of an analysis; a general `casing` is that of every client without one of its own. */
export const analyzerSettings = ({ baseUrls, clients, types, mocks, casing }: Configured): AnalyzerSettings => ({
  ...(baseUrls && { baseUrls }),
  ...(clients && { clients: clients.map((client) => ({ ...(casing && { casing }), ...client })) }),
  ...(types && { types }),
  ...(mocks && { mocks: testOfFiles(mocks) }),
});

/** Facts that the source of the schedule does not show: operations and successors of fields. */
export const suppliedFacts = ({ operations, fields }: Configured): Pick<CurfewConfig, 'operations' | 'fields'> => ({
  ...(operations && { operations }),
  ...(fields && { fields }),
});
