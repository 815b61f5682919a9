export const API = 'https://api.access.example';

/** Stands in for the client in stories. */
export const client = {
  async get(path: string): Promise<unknown> {
    if (path === '/member_export_reporters') return []; // finds: member-export-reporter likely
    if (path === '/events') return []; // finds: event-sets possible
    return { path };
  },
};
