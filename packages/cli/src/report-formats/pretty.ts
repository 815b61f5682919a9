import { checkToText } from '../report-pretty.js';
import type { ReportWriter } from './report-context.js';

/** The report for people. Its last line is the verdict. */
export const pretty: ReportWriter = (report, context) => `${checkToText(report, context)}${context.verdict.text}\n`;
