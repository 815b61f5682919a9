import type { NextConfig } from 'next';

const config: NextConfig = {
  rewrites: async () => [
    { source: '/access/:version/:path*', destination: 'https://api.access.example/:path*' },
    { source: '/feed', destination: 'https://feeds.example/events' },
  ],
};

export default config;
