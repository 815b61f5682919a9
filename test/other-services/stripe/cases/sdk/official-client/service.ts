import Stripe from 'stripe';

interface StripePort {
  stripe: Stripe;
}

export class BillingService {
  constructor(private readonly stripe: Stripe) {}

  async until(id: string): Promise<number> {
    const subscription = await this.stripe.subscriptions.retrieve(id);
    return subscription.current_period_end; // finds: subscription-period
  }

  async pending(id: string): Promise<boolean> {
    const intent = await this.stripe.paymentIntents.retrieve(id);
    return intent.status === 'requires_source_action'; // finds: payment-intent-status
  }
}

export const nextInvoice = ({ stripe }: StripePort, customer: string) =>
  stripe.invoices.retrieveUpcoming({ customer }); // finds: upcoming-invoice

export function label(subscription: Stripe.Subscription): string {
  return new Date(subscription.current_period_end * 1000).toISOString(); // finds: subscription-period
}
