import { checkToJson, jsonText } from '../report-json.js';
import type { ReportWriter } from './report-context.js';

/** The stable JSON report; its schema is `schema/check.schema.json`. */
export const json: ReportWriter = (report, { setting }) => jsonText(checkToJson(report, setting));
