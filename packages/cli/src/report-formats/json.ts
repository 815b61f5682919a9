import { checkToJson, jsonText } from '../report-json.js';
import { withShard } from '../shard/shard-report.js';
import type { ReportWriter } from './report-context.js';

/** The stable JSON report; its schema is `schema/check.schema.json`. */
export const json: ReportWriter = (report, { setting, shard, hasBom }) => {
  const whole = checkToJson(report, setting);
  return jsonText(shard ? withShard(whole, report, shard, setting.cwd, hasBom) : whole);
};
