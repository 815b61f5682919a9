import { defineConfig, loadEnv } from 'vite';

export default defineConfig(({ mode }) => {
  const env = loadEnv(mode, process.cwd(), '');
  return {
    server: {
      proxy: {
        '/api': { target: env.ACCESS_URL, changeOrigin: true, rewrite: (path) => path.replace(/^\/api/, '') },
        '/shop': { target: env.SHOP_URL, changeOrigin: true, rewrite: (path) => path.replace(/^\/shop/, '') },
      },
    },
  };
});
