export const endpoints = { events: 'events', exporters: 'member_export_reporters' }; // finds: event-sets, member-export-reporter
