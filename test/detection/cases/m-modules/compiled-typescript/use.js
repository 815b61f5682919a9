"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
const http_1 = require("./http");
const http_2 = __importDefault(require("./http"));
exports.events = () => (0, http_1.get)("/events"); // finds: event-sets
exports.enroll = (card) => http_1.api.post("/cards/enroll", { card }); // finds: card-enroll
exports.exporters = () => http_2.default.get("/member_export_reporters"); // finds: member-export-reporter

function __importDefault(mod) {
  return mod && mod.__esModule ? mod : { default: mod };
}
