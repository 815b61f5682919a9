import type { ExportReporterRecord } from '../data/data-types.js';
import { type FullObject, laterValues } from '../deprecations/answer-on-day.js';
import { acceptedValue } from '../deprecations/values.js';
import type { EmulatedAnswer, EmulatedCall, EmulatedOperation } from '../emulated-call.js';
import { textOf } from '../resources/body-fields.js';
import { freeId, removeWhere } from '../resources/store.js';
import { badRequest, methodNotAllowed, notFound } from '../server/refusal.js';

const CHOICES = [
  '`GET` lists the reporters (`id`, `reporter_type`) and `POST` makes one; `GET` and `DELETE` below, with an id, answer and remove one. Other methods are 405.',
];

/** Export reporters (section 4): "and related" is not shown. */
export const reporterRoutes: Readonly<Record<string, EmulatedOperation>> = {
  userExportReporters: {
    choices: CHOICES,
    handle: (call) => handleReporters(call, 'UserExportReporter'),
  },
  memberExportReporters: {
    choices: CHOICES,
    handle: (call) => handleReporters(call, 'MemberExportReporter'),
  },
};

/** @param reporterType name of the resource, and the value of `reporter_type` unless a request names another */
function handleReporters(call: EmulatedCall, reporterType: string): EmulatedAnswer {
  const { store, method, below, organization } = call;
  const own = store.export_reporters.filter(({ organization_id }) => organization_id === organization.id);
  if (below === '') {
    if (method === 'GET') return { resource: reporterType, body: own.map(fullReporter) };
    if (method === 'POST') return { resource: reporterType, body: fullReporter(createReporter(call, reporterType)) };
    throw methodNotAllowed(method, ['GET', 'POST']);
  }
  const reporter = own.find(({ id }) => String(id) === below);
  if (!reporter) throw notFound(`reporter with the id ${JSON.stringify(below)}`);
  if (method === 'GET') return { resource: reporterType, body: fullReporter(reporter) };
  if (method !== 'DELETE') throw methodNotAllowed(method, ['GET', 'DELETE']);
  removeWhere(store.export_reporters, ({ id }) => id === reporter.id);
  return { status: 204 };
}

function createReporter({ store, body, organization, surface }: EmulatedCall, fallback: string): ExportReporterRecord {
  const type = textOf(body, 'reporter_type') ?? fallback;
  if (acceptedValue(surface, 'ReporterType', type) === 'unknown')
    throw badRequest(`${JSON.stringify(type)} is no known value of reporter_type.`);
  const reporter = { id: freeId(store, 'export_reporters'), organization_id: organization.id, reporter_type: type };
  store.export_reporters.push(reporter);
  return reporter;
}

function fullReporter({ id, reporter_type, former_reporter_type }: ExportReporterRecord): FullObject {
  return {
    id,
    reporter_type: former_reporter_type ?? reporter_type,
    [laterValues]: { reporter_type },
  };
}
