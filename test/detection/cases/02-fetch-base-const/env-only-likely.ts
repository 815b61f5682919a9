const base = process.env.ACCESS_URL;

export const exporters = () => fetch(`${base}/member_export_reporters`); // finds: member-export-reporter likely
export const events = () => fetch(`${base}/events`); // finds: event-sets likely
