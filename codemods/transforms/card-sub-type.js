/* eslint-disable @typescript-eslint/no-require-imports -- jscodeshift loads transforms with require */
// Written by scripts/write-transforms.mjs from the schedule.
'use strict';

const { createTransform, parser } = require('../runner/index.cjs');

/** sub_type of cards */
exports.default = createTransform('card-sub-type');
exports.parser = parser;
