export default defineNuxtConfig({
  runtimeConfig: {
    accessKey: '',
    accessUrl: process.env.ACCESS_URL ?? 'https://api.shop.example',
    public: { apiBase: 'https://api.shop.example' },
  },
});
