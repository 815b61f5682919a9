import { ofetch } from 'ofetch';

const api = ofetch.create({
  baseURL: 'https://api.access.example',
  headers: { Authorization: `SERVICE-LOGIN ${process.env.ACCESS_API_KEY}` },
});

export async function userExports(): Promise<number> {
  const reporters = await api('/member_export_reporters');
  return reporters.filter((reporter) => reporter.reporter_type === 'MemberExportReporter').length;
}
