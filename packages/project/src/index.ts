export type * from './project-contracts.js';
export { PathError, discoverFiles } from './discover-files.js';
export { openProject } from './open-project.js';
export { parseModule } from './parse-module.js';
export { fileMentions } from './file-mentions.js';
