/** What the analyzer and the rewrites take from a configuration. */
import type { AnalyzerSettings } from '@curfew/analyzer';
import type { CurfewConfig } from './project-contracts.js';

type Configured = Pick<CurfewConfig, 'baseUrls' | 'clients' | 'types' | 'casing' | 'operations' | 'fields'>;

/** The settings of an analysis; a general `casing` is that of every client without one of its own. */
export const analyzerSettings = ({ baseUrls, clients, types, casing }: Configured): AnalyzerSettings => ({
  ...(baseUrls && { baseUrls }),
  ...(clients && { clients: clients.map((client) => ({ ...(casing && { casing }), ...client })) }),
  ...(types && { types }),
});

/** Facts that the source of the schedule does not show: operations and successors of fields. */
export const suppliedFacts = ({ operations, fields }: Configured): Pick<CurfewConfig, 'operations' | 'fields'> => ({
  ...(operations && { operations }),
  ...(fields && { fields }),
});
