import { createRequire } from 'node:module';

/** Version of this package, as its `package.json` says it. */
export const PLUGIN_VERSION = (createRequire(import.meta.url)('../package.json') as { version: string }).version;
