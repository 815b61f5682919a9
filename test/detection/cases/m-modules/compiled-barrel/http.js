'use strict';
const tslib_1 = require('tslib');
tslib_1.__exportStar(require('./request'), exports);
