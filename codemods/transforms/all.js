/* eslint-disable @typescript-eslint/no-require-imports -- jscodeshift loads transforms with require */
// Written by scripts/write-transforms.mjs from the schedule.
'use strict';

const { createTransform, parser } = require('../runner/index.cjs');

/** All deprecations of the schedule, planned together. */
exports.default = createTransform('all');
exports.parser = parser;
