/** jscodeshift transforms for HTTP API deprecations: one per entry of a schedule. */
export { ALL_IDS, createTransform } from './create-transform.js';
export { parser, type TransformParser } from './parser.js';
export type { RawOptions } from './transform-options.js';
export type { FileInfo, Transform, TransformApi } from './transform-types.js';
