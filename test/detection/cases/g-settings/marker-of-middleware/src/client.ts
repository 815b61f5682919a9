import createClient from 'openapi-fetch';
import { authorized } from '@acme/auth';

export const client = createClient({});
client.use(authorized());
