export default {
  server: { proxy: { '/api': { target: 'https://api.access.example', rewrite: (path: string) => path.replace(/^\/api/, '') } } },
};
