import axios from 'axios';

type IntentStatus =
  | 'requires_source' // finds: payment-intent-status
  | 'requires_source_action' // finds: payment-intent-status
  | 'requires_confirmation'
  | 'succeeded';

interface PaymentIntent {
  id: string;
  client_secret: string;
  status: IntentStatus;
  next_source_action: { type: string } | null; // finds: payment-intent-next-source-action
}

const stripe = axios.create({ baseURL: 'https://api.stripe.com/v1' });

export async function follow(id: string): Promise<string> {
  const { data: intent } = await stripe.get<PaymentIntent>(`/payment_intents/${id}`);
  switch (intent.status) {
    case 'requires_source': // finds: payment-intent-status
      return 'ask for a card';
    case 'requires_source_action': // finds: payment-intent-status
      return intent.next_source_action?.type ?? ''; // finds: payment-intent-next-source-action
    default:
      return 'done';
  }
}
