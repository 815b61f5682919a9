import type { Subscription } from '@acme/newsletter';
import type Paper from '@acme/paper';

export const until = (subscription: Subscription): number => subscription.current_period_end;
export const ends = (subscription: Paper.Subscription): number => subscription.current_period_end;
