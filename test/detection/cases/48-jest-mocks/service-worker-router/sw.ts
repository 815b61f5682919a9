import { registerRoute } from 'workbox-routing';
import { NetworkFirst } from 'workbox-strategies';

registerRoute(
  ({ url }) => url.origin === 'https://api.access.example' && url.pathname === '/events', // finds: event-sets
  new NetworkFirst({ cacheName: 'events' }),
);

registerRoute(
  ({ url, request }) => {
    if (request.method !== 'GET' || url.hostname !== 'api.access.example') return false;
    return url.pathname.startsWith('/member_export_reporters'); // finds: member-export-reporter
  },
  new NetworkFirst(),
);
