import path from 'node:path';

/** The folder itself and all above it, nearest first. `folder` is absolute. */
export function foldersFrom(folder: string): string[] {
  const above = path.dirname(folder);
  return above === folder ? [folder] : [folder, ...foldersFrom(above)];
}
