import type { Express } from 'express';
import { createProxyMiddleware } from 'http-proxy-middleware';

export default function (app: Express) {
  app.use('/api', createProxyMiddleware({ target: 'https://api.access.example/', changeOrigin: true }));
  app.use(createProxyMiddleware('/legacy', { target: 'https://api.access.example', pathRewrite: (path) => path.replace('/legacy', '') }));
}
