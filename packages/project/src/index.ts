export type * from './project-contracts.js';
export { discoverFiles } from './discover-files.js';
export { openProject } from './open-project.js';
export { parseModule } from './parse-module.js';
