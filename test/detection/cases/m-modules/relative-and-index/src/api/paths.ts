export const EXPORTERS = '/member_export_reporters'; // finds: member-export-reporter
export const ENROLL = '/cards/enroll'; // finds: card-enroll
