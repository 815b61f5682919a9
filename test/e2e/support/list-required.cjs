// Loaded before a program: at its end, the files it required go to the file that LOADED_LIST names, one a line.
const { writeFileSync } = require('node:fs');
const { _cache } = require('node:module');

process.on('exit', () => {
  if (process.env.LOADED_LIST) writeFileSync(process.env.LOADED_LIST, Object.keys(_cache).join('\n'));
});
