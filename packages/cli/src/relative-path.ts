import path from 'node:path';

/** Path of a file as reports show it: relative to the working directory, with `/`. */
export function relativePath(cwd: string, file: string): string {
  const relative = path.relative(cwd, file);
  return path.sep === '/' ? relative : relative.split(path.sep).join('/');
}

/** Whether a file lies in a folder; both absolute. */
export function isBelow(folder: string, file: string): boolean {
  return file.startsWith(folder.endsWith(path.sep) ? folder : folder + path.sep);
}
