import { createClient, createConfig } from '@hey-api/client-fetch';

export const client = createClient(createConfig({ baseUrl: 'https://api.access.example' }));
