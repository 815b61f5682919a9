export interface SubscriptionRow {
  customer?: string;
  collection_method?: string;
  proration_behavior?: string;
  current_period_end?: number; // finds: subscription-period likely
}

export interface SubscriptionsResource {
  find(id: string): Promise<SubscriptionRow>;
}

export const host = 'https://api.stripe.com/v1';

export const until = (row: SubscriptionRow) => row.current_period_end; // finds: subscription-period likely
