import { access, billing } from './clients';

export const usage = (interval: string) =>
  access.get('reports/usage', { params: { interval } }); // finds: report-interval

export const invoices = (interval: string) => billing.get('reports/invoices', { params: { interval } });

export const events = () => billing.get('/events');
