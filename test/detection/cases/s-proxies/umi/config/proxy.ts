export default {
  dev: {
    '/api/': { target: 'https://api.access.example', changeOrigin: true, pathRewrite: { '^/api': '' } },
  },
  pre: {
    '/api/': { target: 'https://pre.access.example', changeOrigin: true, pathRewrite: { '^': '' } },
  },
};
