export const endpoints = {
  groups: '/groups',
  events: '/events',
} as const;
