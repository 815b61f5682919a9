'use strict';
var __createBinding = (this && this.__createBinding) || function (target, source, key) {
  Object.defineProperty(target, key, { enumerable: true, get: function () { return source[key]; } });
};
var __exportStar = (this && this.__exportStar) || function (source, exports) {
  for (var key in source) if (key !== 'default') __createBinding(exports, source, key);
};
Object.defineProperty(exports, '__esModule', { value: true });
exports.enroll = void 0;
__exportStar(require('./events'), exports);
var cards_1 = require('./cards');
Object.defineProperty(exports, 'enroll', { enumerable: true, get: function () { return cards_1.enroll; } });
Object.assign(exports, require('./reporters'));
