export const ENDPOINTS = {
  members: 'members',
  exportReporters: 'member_export_reporters',
  exportReporter: 'member_export_reporters/:id',
} as const;
