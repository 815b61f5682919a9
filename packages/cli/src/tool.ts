import { readFileSync } from 'node:fs';

const manifest = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { version: string };

/** Name and version of this tool, as reports state them. */
export const tool = { name: 'curfew', version: manifest.version } as const;
