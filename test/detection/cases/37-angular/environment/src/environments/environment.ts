export const environment = { production: false, api: 'https://api.access.example' };
