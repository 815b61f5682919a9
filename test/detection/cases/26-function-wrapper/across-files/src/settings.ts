export const BASE_URL = 'https://api.access.example';
