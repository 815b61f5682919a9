import { call } from './call';
import { endpoints } from './endpoints';
import { api, AccessError } from './http';
import type { ExportReporter } from './models';

/** Asks for a spreadsheet of all members. It is ready some minutes later. */
export async function startMemberExport(requestedBy: string): Promise<ExportReporter> {
  const { data } = await api.post<ExportReporter>(endpoints.memberExports, { email: requestedBy });
  return data;
}

export async function exportState(id: number): Promise<ExportReporter['state']> {
  const { data } = await api.get<ExportReporter>(`${endpoints.memberExports}/${id}`);
  return data.state;
}

/** Exports of other kinds share the list but belong to the security team. */
export async function memberExports(): Promise<ExportReporter[]> {
  const { data } = await api.get<ExportReporter[]>(endpoints.memberExports);
  return data.filter((reporter) => reporter.reporter_type === 'MemberExportReporter');
}

export async function downloadUrl(id: number): Promise<string> {
  const reporter = await call<ExportReporter>('/member_export_reporters/' + id);
  if (!reporter.download_url) throw new AccessError(`Export ${id} is not ready`);
  return reporter.download_url;
}
