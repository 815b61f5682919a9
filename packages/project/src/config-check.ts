/** A configuration against its published JSON Schema, in words for people. */
import { parseDay } from '@curfew/schedule';
import { jsonPath, type ConfigProblem } from './config-error.js';
import { schemaProblems } from './schema-problems.js';

const SCHEMA = new URL('../schema/curfew.config.schema.json', import.meta.url);

/** A configuration as it is written: paths as they stand in the file. */
export interface WrittenConfig {
  schedule?: string;
  asOf?: string;
  clients?: { module: string; export?: string; casing?: 'snake' | 'camel' | 'both' }[];
  ignore?: string[];
  mocks?: string[];
  overrides?: Record<string, { severity?: 'off' | 'warn' | 'error'; sunset?: string }>;
  [property: string]: unknown;
}

const dayProblem = (day: string | undefined, path: string): ConfigProblem[] => {
  if (day === undefined) return [];
  try {
    parseDay(day);
    return [];
  } catch (error) {
    return [{ path, reason: error instanceof Error ? error.message : String(error) }];
  }
};

/** Faults of a configuration: of its form first, and of its days where the form is right. */
export const configProblems = (data: unknown): ConfigProblem[] => {
  const problems = schemaProblems(SCHEMA, data);
  if (problems.length > 0) return problems;
  const { asOf, overrides } = data as WrittenConfig;
  return [
    ...dayProblem(asOf, jsonPath('asOf')),
    ...Object.entries(overrides ?? {}).flatMap(([id, { sunset }]) =>
      dayProblem(sunset, jsonPath('overrides', id, 'sunset')),
    ),
  ];
};
