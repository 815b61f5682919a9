import { readFile } from 'node:fs/promises';
import path from 'node:path';
import urlJoin from 'url-join';

const root = path.join(import.meta.dirname, 'cards', 'enroll');

export const template = () => readFile(path.join(root, 'events'), 'utf8');
export const foreign = (id: string) => fetch(urlJoin('https://bank.example', 'cards', id, 'activate'), { method: 'POST' });
