import wretch from 'wretch';

const access = wretch(process.env.ACCESS_URL);
const chat = wretch(process.env.CHAT_URL);

export const exporters = () => access.url('/member_export_reporters').get().json(); // finds: member-export-reporter likely
export const events = () => access.url('/events').get().json(); // finds: event-sets likely
export const messages = () => chat.url('/events').get().json();
