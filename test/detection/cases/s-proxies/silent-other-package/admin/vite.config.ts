import { defineConfig } from 'vite';

export default defineConfig({
  server: {
    proxy: {
      '/api': { target: 'https://api.access.example', rewrite: (path) => path.replace(/^\/api/, '') },
      '/gateway': { target: 'https://api.access.example', rewrite: (path) => path.replace(/^\/gateway/, '/internal') },
    },
  },
});
