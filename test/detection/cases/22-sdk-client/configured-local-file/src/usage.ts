import { access, billing } from './lib/access';

export const usage = (interval: string) => access.get('reports/usage', { interval }); // finds: report-interval
export const invoices = (interval: string) => billing.get('reports/invoices', { interval });
export const stream = () => billing.get('events');
