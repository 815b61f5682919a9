const API = 'https://api.access.example';

export const REPORTERS = {
  members: 'MemberExportReporter', // finds: member-export-reporter likely
  events: 'EventExportReporter',
} as const;

export const reportsUrl = `${API}/user_export_reporters`;
