import { htmlPage } from '../report-html/page.js';
import type { ReportWriter } from './report-context.js';

/** One HTML file for people. */
export const html: ReportWriter = (report, { setting, verdict, settingArguments }) =>
  htmlPage(report, { title: 'Deprecated API surface', setting, verdict, settingArguments });
