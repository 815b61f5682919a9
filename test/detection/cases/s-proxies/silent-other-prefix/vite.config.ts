import { defineConfig } from 'vite';

export default defineConfig({
  server: { proxy: { '/access': { target: 'https://api.access.example', rewrite: (path) => path.replace('/access', '') } } },
});
