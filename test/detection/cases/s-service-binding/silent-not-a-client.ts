const params = new URLSearchParams(location.search);
const cache = new Map<string, unknown>();
const settings = { get: (key: string) => localStorage.getItem(key), delete: (key: string) => localStorage.removeItem(key) };

export const filter = params.get('member_id');
export const cached = cache.get('/events');
export const stored = settings.get('/events');
cache.delete('/member_export_reporters');
settings.delete('/member_export_reporters');
