const ACCESS = process.env.ACCESS_URL ?? 'https://api.access.example';

/** @type {import('next').NextConfig} */
const nextConfig = {
  reactStrictMode: true,
  async rewrites() {
    return [
      { source: '/access/:path*', destination: `${ACCESS}/:path*` },
      { source: '/blog/:slug', destination: '/posts/:slug' },
      { source: '/cms/:path*', destination: 'https://cms.example/:path*' },
    ];
  },
};

export default nextConfig;
