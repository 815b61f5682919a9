import { defineConfig, type ProxyOptions } from 'vite';

const stripped = (prefix: string): ProxyOptions => ({
  target: 'https://api.access.example',
  changeOrigin: true,
  rewrite: (path) => path.replace(new RegExp(`^${prefix}`), ''),
});

export default defineConfig(({ command, mode }) => ({
  server: {
    proxy: {
      '^/fallback/.*': { target: 'https://api.access.example', rewrite: (path) => path.replace(/^\/fallback/, '') },
      '^/v[12]/': { target: 'https://api.access.example', rewrite: (path) => path.substring(3) },
      ...(mode === 'mock' ? {} : { '/doors': { target: 'https://api.access.example', rewrite: (p: string) => p.replace(/^\/doors\/?/, '/') } }),
    },
  },
}));
