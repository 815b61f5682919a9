import express from 'express';
import proxy from 'express-http-proxy';
import { createProxyMiddleware, fixRequestBody } from 'http-proxy-middleware';

const app = express();
const access = createProxyMiddleware({ target: 'https://api.access.example', changeOrigin: true, on: { proxyReq: fixRequestBody } });

app.use('/access', access);
app.use(['/shop', '/store'], createProxyMiddleware({ target: 'https://shop.example' }));
app.use('/doors', proxy('https://api.access.example'));
app.use(createProxyMiddleware({ pathFilter: ['/presences'], target: 'https://api.access.example' }));
app.listen(3000);
