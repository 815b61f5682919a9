export const reporters = () => fetch('/api/member_export_reporters'); // finds: member-export-reporter likely
export const events = () => fetch('/api/events'); // finds: event-sets likely
export const orders = () => fetch('/shop/events');
