import { api } from './api';

export const reportersApi = api.injectEndpoints({
  endpoints: (build) => ({
    exports: build.query<unknown[], void>({ query: () => 'member_export_reporters' }), // finds: member-export-reporter
    startExport: build.mutation({ query: () => ({ url: 'member_export_reporters', method: 'POST' }) }), // finds: member-export-reporter
  }),
  overrideExisting: false,
});
