import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Match } from '@curfew/analyzer';
import { siteIdentity } from '@curfew/analyzer/site-identity';

/** Path of a file from a folder, with `/`. */
export function pathFrom(folder: string, file: string): string {
  return path.relative(folder, file).split(path.sep).join('/');
}

/**
 * Stands for the place of a match: 16 bytes in hex, made of what was found, the file (from a folder) and the names around the place.
 * Not of lines, layout, dates, or anything else in the file; a file of another name gives another one. Equal places share it.
 */
export function siteFingerprint(match: Match, folder: string): string {
  const { id, name, module } = match;
  return placeFingerprint({ id, name, file: module.file, identity: siteIdentity(match) }, folder);
}

/** The same of a match that is known by the absolute path of its file and its `siteIdentity`. */
export function placeFingerprint(
  { id, name, file, identity }: { id: string; name: string; file: string; identity: string },
  folder: string,
): string {
  const key = JSON.stringify([id, name, pathFrom(folder, file), identity]);
  return createHash('sha256').update(key).digest('hex').slice(0, 32);
}
