const path = require('node:path');

const BASE = 'https://api.access.example';

module.exports.exporters = async (headers) => {
  const url = new URL(path.posix.join('/', 'member_export_reporters'), BASE); // finds: member-export-reporter
  return (await fetch(url, { headers })).json();
};
