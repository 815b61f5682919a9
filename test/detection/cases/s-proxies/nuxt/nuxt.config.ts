export default defineNuxtConfig({
  routeRules: {
    '/': { prerender: true },
    '/access/**': { proxy: 'https://api.access.example/**' },
    '/cms/**': { proxy: { to: 'https://cms.example/**' } },
    '/doors/**': { proxy: { to: 'https://api.access.example/**', headers: { accept: 'application/json' } } },
  },
});
