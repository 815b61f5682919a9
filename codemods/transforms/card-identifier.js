/* eslint-disable @typescript-eslint/no-require-imports -- jscodeshift loads transforms with require */
// Written by scripts/write-transforms.mjs from the schedule.
'use strict';

const { createTransform, parser } = require('../runner/index.cjs');

/** Token or UID in place of a card id */
exports.default = createTransform('card-identifier');
exports.parser = parser;
