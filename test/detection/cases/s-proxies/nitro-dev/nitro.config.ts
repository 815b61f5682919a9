export default defineNitroConfig({
  devProxy: {
    '/access/': { target: 'https://api.access.example', changeOrigin: true },
    '/shop': 'https://shop.example',
  },
});
