export const config = {
  accessUrl: 'https://api.access.example',
  chatUrl: 'https://api.chat.example',
} as const;
