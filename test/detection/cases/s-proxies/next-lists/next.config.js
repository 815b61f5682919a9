const withBundleAnalyzer = require('@next/bundle-analyzer')({ enabled: process.env.ANALYZE === 'true' });

module.exports = withBundleAnalyzer({
  async rewrites() {
    return {
      beforeFiles: [{ source: '/pages/:slug(\\d{1,})', destination: '/p/:slug' }],
      afterFiles: [
        { source: '/api/access/:path*', destination: 'https://api.access.example/:path*' },
        { source: '/api/doors/:id', destination: 'https://api.access.example/cards/:id' },
      ],
      fallback: [{ source: '/:path*', destination: 'https://old.example/:path*' }],
    };
  },
});
