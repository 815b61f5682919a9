import { readFile } from 'node:fs/promises';

export const readSecret = async () => (await readFile('.secret', 'utf8')).trim();
