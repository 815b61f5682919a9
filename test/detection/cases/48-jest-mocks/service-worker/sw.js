const ACCESS = 'https://api.access.example';

self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (url.origin !== ACCESS) return;
  if (url.pathname === '/events') event.respondWith(caches.match(event.request)); // finds: event-sets
  if (url.pathname.startsWith('/member_export_reporters')) return; // finds: member-export-reporter
});
