export const HOSTS = {
  access: 'https://api.access.example',
  billing: 'https://billing.example.net',
} as const;
