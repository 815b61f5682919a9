"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.get = exports.api = void 0;
const axios_1 = require("axios");
exports.api = axios_1.default.create({ baseURL: "https://api.access.example" });
const get = (path) => exports.api.get(path).then((res) => res.data);
exports.get = get;
exports.default = exports.api;
