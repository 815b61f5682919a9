export default {
  server: {
    proxy: {
      '/api': { target: 'https://shop.example', changeOrigin: true, rewrite: (path) => path.replace(/^\/api/, '') },
      '^/door/(?!open)': { target: 'https://doors.example' },
    },
  },
};
// The service is named, too: https://api.access.example
