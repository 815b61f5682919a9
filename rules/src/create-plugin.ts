import type { Schedule } from '@curfew/schedule';
import { createFileFindings } from './file-findings.js';
import { createRule, type CurfewRule } from './create-rule.js';
import { PLUGIN_VERSION } from './plugin-version.js';

/** The rules of a schedule, as ESLint and Oxlint load them. */
export interface CurfewPlugin {
  meta: { name: string; version: string; namespace: string };
  rules: Record<string, CurfewRule>;
}

export interface PluginOptions {
  /** Address of the page about an id, for editors. */
  docsUrl?: (id: string) => string;
}

/** Makes a plugin with one rule per deprecation of the schedule; the name of a rule is the id. */
export function createPlugin(schedule: Schedule, { docsUrl }: PluginOptions = {}): CurfewPlugin {
  const shared = createFileFindings(schedule);
  return {
    meta: { name: 'eslint-plugin-curfew', version: PLUGIN_VERSION, namespace: 'curfew' },
    rules: Object.fromEntries(
      schedule.deprecations.map((entry) => [entry.id, createRule(entry, shared, docsUrl?.(entry.id))]),
    ),
  };
}
