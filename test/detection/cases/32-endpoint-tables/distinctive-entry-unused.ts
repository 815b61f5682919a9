const BASE = 'https://api.access.example';

/** Passed on by name to a queue that another program reads. */
export const ENDPOINTS = {
  exporters: `${BASE}/member_export_reporters`, // finds: member-export-reporter
  groups: `${BASE}/groups`,
  cards: `${BASE}/cards`,
};
