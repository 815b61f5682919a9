import type { ReportWriter } from './report-context.js';

/** The formats of `curfew check`. Each is loaded when it is used. */
const writers = {
  pretty: async () => (await import('./pretty.js')).pretty,
  json: async () => (await import('./json.js')).json,
  sarif: async () => (await import('./sarif.js')).sarif,
  junit: async () => (await import('./junit.js')).junit,
  github: async () => (await import('./github.js')).github,
  gitlab: async () => (await import('./gitlab.js')).gitlab,
  markdown: async () => (await import('./markdown.js')).markdown,
  html: async () => (await import('./html.js')).html,
  agent: async () => (await import('./agent.js')).agent,
  rdjson: async () => (await import('./rdjson.js')).rdjson,
} as const satisfies Record<string, () => Promise<ReportWriter>>;

/** Name of a format of `curfew check`. */
export type CheckFormat = keyof typeof writers;

/** All names, the default first. */
export const checkFormats = Object.keys(writers) as [CheckFormat, ...CheckFormat[]];

/** Loads the writer of a format. */
export function writerOf(format: CheckFormat): Promise<ReportWriter> {
  return writers[format]();
}
