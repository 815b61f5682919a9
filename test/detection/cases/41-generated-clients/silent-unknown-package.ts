import { PaymentsApi, fetchEvents } from '@acme/payments';

const payments = new PaymentsApi();

/** Another service with cards and events of its own. */
export async function activate(id: number) {
  await payments.activateCard({ id });
  const card = await payments.fetchCard({ id });
  return [card.sub_type, ...(await fetchEvents()).map((event) => event.id)];
}
