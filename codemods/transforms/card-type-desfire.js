/* eslint-disable @typescript-eslint/no-require-imports -- jscodeshift loads transforms with require */
// Written by scripts/write-transforms.mjs from the schedule.
'use strict';

const { createTransform, parser } = require('../runner/index.cjs');

/** Card types hfcard_desfire_ev1 and hfcard_desfire_ev3 */
exports.default = createTransform('card-type-desfire');
exports.parser = parser;
