import { buildClient } from '@acme/platform';

export const access = buildClient('access');
export const billing = buildClient('billing');
