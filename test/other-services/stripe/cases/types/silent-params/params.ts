/** What subscriptions are updated with: the period is one that the caller asks for. */
export interface SubscriptionUpdateParams {
  customer?: string;
  collection_method?: string;
  proration_behavior?: string;
  current_period_end?: number;
}

export interface SubscriptionsResource {
  update(id: string, params?: SubscriptionUpdateParams): Promise<{ id: string }>;
}

export const host = 'https://api.stripe.com/v1';

export async function send(id: string, params: SubscriptionUpdateParams, post: (path: string, body: unknown) => Promise<void>) {
  await post(id, { ...params });
}
