import type { RawOptions } from './transform-options.js';

/** The file as jscodeshift hands it over; `source` includes a BOM. */
export interface FileInfo {
  path: string;
  source: string;
}

/** The part of jscodeshift's API that a transform uses. */
export interface TransformApi {
  report?: (message: string) => void;
}

/**
 * A jscodeshift transform: the new text, or undefined when nothing changes.
 * @throws Error for a file that cannot be read or rewritten, and for options that are not understood; jscodeshift counts it
 */
export type Transform = (file: FileInfo, api: TransformApi, options: RawOptions) => string | undefined;
