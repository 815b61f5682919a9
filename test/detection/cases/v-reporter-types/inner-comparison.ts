const API = 'https://api.access.example';

export async function exports_() {
  const response = await fetch(`${API}/user_export_reporters`);
  const reporters = await response.json();
  return reporters.filter((item: { reporter_type: string }) =>
    ((item.reporter_type as string) === 'MemberExportReporter' satisfies boolean), // finds: member-export-reporter likely
  );
}
