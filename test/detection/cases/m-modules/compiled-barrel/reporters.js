'use strict';
const http = require('./http');
module.exports = { reporters: () => http.request('GET', '/member_export_reporters') }; // finds: member-export-reporter
