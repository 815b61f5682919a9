/** ESLint rules for HTTP API deprecations: one rule per entry of a schedule, with the severity of the day. */
import { bundledSchedule, type Schedule } from '@curfew/schedule';
import { makeConfig, type ConfigOptions, type CurfewConfigObject } from './create-config.js';
import { createPlugin, type CurfewPlugin } from './create-plugin.js';
import { docsUrl } from './docs-url.js';

export type { ConfigOptions, CurfewConfigObject } from './create-config.js';
export type { CurfewPlugin, PluginOptions } from './create-plugin.js';
export type { CurfewRule, OnceVisitor } from './create-rule.js';
export type { CurfewSettings, Fingerprint } from './curfew-settings.js';
export { createPlugin } from './create-plugin.js';

/** The plugin of the bundled schedule, with ready configurations. */
export interface BundledPlugin extends CurfewPlugin {
  configs: {
    /** Each rule with the severity of its phase today: gone is an error, closing a warning, announced is off. */
    readonly recommended: CurfewConfigObject;
    /** Also what is only announced, and matches of confidence `possible`, as warnings. */
    readonly strict: CurfewConfigObject;
  };
  createConfig: typeof createConfig;
}

const bundled = createPlugin(bundledSchedule(), { docsUrl });
const pluginsOfSchedules = new WeakMap<Schedule, CurfewPlugin>();

/**
 * A configuration object for `eslint.config.js`: every rule with the severity of its phase on the day. Reads
 * `curfew.config.json` (or `"curfew"` in `package.json`) of the working directory; `options` go before it.
 * @throws ConfigError, ScheduleError or DayError for what cannot be read
 */
export function createConfig(options: ConfigOptions = {}): CurfewConfigObject {
  return makeConfig(options, pluginOf, 'curfew/config');
}

const plugin: BundledPlugin = {
  ...bundled,
  // Read when used, not when loaded: the day may come, and a bad configuration file may be mended, while an editor keeps the process.
  configs: {
    get recommended() {
      return makeConfig({}, pluginOf, 'curfew/recommended');
    },
    get strict() {
      return makeConfig({ announced: true, possible: true }, pluginOf, 'curfew/strict');
    },
  },
  createConfig,
};

function pluginOf(schedule: Schedule): CurfewPlugin {
  if (schedule === bundledSchedule()) return plugin;
  const known = pluginsOfSchedules.get(schedule) ?? createPlugin(schedule);
  pluginsOfSchedules.set(schedule, known);
  return known;
}

export default plugin;
