import type Stripe from 'stripe';

export const until = (subscription: Stripe.Subscription): number => subscription.current_period_end; // finds: subscription-period
