const target = process.env.ACCESS_HOST || 'https://api.access.example';

export default [
  { context: ['/events', '/member_export_reporters'], target, secure: false },
  { context: ['/posts/**'], target: 'https://blog.example' },
];
