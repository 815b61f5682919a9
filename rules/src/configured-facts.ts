import type { AnalyzerSettings } from '@curfew/analyzer';
import type { SuppliedFacts } from '@curfew/rewrite';
import type { CurfewSettings } from './curfew-settings.js';

/** What the analyzer takes from settings; the general casing is that of each client without one. */
export function analyzerSettings({ baseUrls, clients, types, casing }: CurfewSettings): AnalyzerSettings {
  return {
    ...(baseUrls && { baseUrls }),
    ...(clients && { clients: clients.map((client) => ({ ...(casing && { casing }), ...client })) }),
    ...(types && { types }),
  };
}

/** What rewriting takes from settings. */
export function suppliedFacts({ operations, fields }: CurfewSettings): SuppliedFacts {
  return { ...(operations && { operations }), ...(fields && { fields }) };
}
