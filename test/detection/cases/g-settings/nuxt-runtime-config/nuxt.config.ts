export default defineNuxtConfig({
  runtimeConfig: {
    accessKey: '',
    accessUrl: process.env.ACCESS_URL ?? 'https://api.access.example',
    public: { apiBase: 'https://api.access.example' },
  },
});
