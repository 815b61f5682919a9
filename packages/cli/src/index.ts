/** The command line as a function, and the shapes of its JSON reports. */
export { run } from './program.js';
export { processTerminal, type Terminal } from './terminal.js';
export type { JsonBaseline, JsonFinding, JsonHead, JsonMigration, JsonReport, JsonSummary } from './report-json.js';
