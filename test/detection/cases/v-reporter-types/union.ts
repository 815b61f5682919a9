export const API = 'https://api.access.example';

export interface Reporter {
  id: number;
  reporter_type: 'MemberExportReporter' | 'UserExportReporter'; // finds: member-export-reporter likely
}
