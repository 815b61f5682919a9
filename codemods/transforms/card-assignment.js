/* eslint-disable @typescript-eslint/no-require-imports -- jscodeshift loads transforms with require */
// Written by scripts/write-transforms.mjs from the schedule.
'use strict';

const { createTransform, parser } = require('../runner/index.cjs');

/** Card assignment on the card itself */
exports.default = createTransform('card-assignment');
exports.parser = parser;
