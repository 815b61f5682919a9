const PROXY_CONFIG = [{ context: ['/access'], target: 'https://api.access.example', pathRewrite: { '^/access': '/internal' } }];

module.exports = PROXY_CONFIG;
