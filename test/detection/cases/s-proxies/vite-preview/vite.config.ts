import { defineConfig } from 'vite';

export default defineConfig({
  preview: {
    port: 4173,
    proxy: { '/members': 'https://api.access.example', '/cards': { target: 'https://api.access.example' } },
  },
});
