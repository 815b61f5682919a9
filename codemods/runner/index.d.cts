import type { FileInfo, RawOptions, TransformApi, TransformParser } from '../dist/index.js';
import type { Schedule } from '@curfew/schedule';

export declare const ALL_IDS = 'all';

/** A jscodeshift transform that works in a thread of its own; see `Transform` of the module. */
export type Transform = (file: FileInfo, api: TransformApi, options: RawOptions) => Promise<string | undefined>;

/** Makes the jscodeshift transform of one deprecation: `id` of the schedule, or `all`. */
export declare function createTransform(id: string, schedule?: Schedule | string): Transform;

/** Tries jscodeshift's parsers `ts`, `tsx` and `flow`. */
export declare const parser: TransformParser;
