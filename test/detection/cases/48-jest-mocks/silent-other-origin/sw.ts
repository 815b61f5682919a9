/// <reference lib="webworker" />
const ACCESS = 'https://api.access.example';
const OWN = 'https://app.example.com';

self.addEventListener('fetch', (event: FetchEvent) => {
  const { origin, pathname } = new URL(event.request.url);
  if (origin === ACCESS) return;
  if (pathname === '/events') event.respondWith(fetch(event.request));
  if (origin !== OWN) return;
  if (pathname.startsWith('/cards/enroll')) event.respondWith(fetch(event.request));
});
