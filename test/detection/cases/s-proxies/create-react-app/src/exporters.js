export const exporters = () => fetch('/access/member_export_reporters').then((response) => response.json()); // finds: member-export-reporter
export const topics = () => fetch('/forum/events');
