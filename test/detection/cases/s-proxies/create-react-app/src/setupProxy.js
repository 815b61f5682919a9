const { createProxyMiddleware } = require('http-proxy-middleware');

module.exports = function (app) {
  app.use(
    '/access',
    createProxyMiddleware({
      target: 'https://api.access.example',
      changeOrigin: true,
      pathRewrite: { '^/access': '' },
    }),
  );
  app.use('/forum', createProxyMiddleware({ target: 'https://forum.example', pathRewrite: { '^/forum': '' } }));
};
