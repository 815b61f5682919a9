export type * from './project-contracts.js';
export { applyConfigToSchedule } from './apply-config.js';
export { analyzerSettings, suppliedFacts } from './configured-facts.js';
export { ConfigError, type ConfigProblem } from './config-error.js';
export { PathError, discoverFiles } from './discover-files.js';
export { fileMentions } from './file-mentions.js';
export { loadConfig } from './load-config.js';
export { openProject } from './open-project.js';
export { parseModule } from './parse-module.js';
