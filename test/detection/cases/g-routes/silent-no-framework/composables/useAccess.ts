export const useAccess = () => $fetch.create({ baseURL: 'https://api.access.example' });
