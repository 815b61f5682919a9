import axios from 'axios';

interface PaymentIntent {
  id: string;
  client_secret: string;
  status: 'requires_payment_method' | 'requires_action' | 'requires_confirmation' | 'succeeded';
  next_action: { type: string } | null;
}

const stripe = axios.create({ baseURL: 'https://api.stripe.com/v1' });

export async function follow(id: string): Promise<string> {
  const { data: intent } = await stripe.get<PaymentIntent>(`/payment_intents/${id}`);
  switch (intent.status) {
    case 'requires_payment_method':
      return 'ask for a card';
    case 'requires_action':
      return intent.next_action?.type ?? '';
    default:
      return 'done';
  }
}

/** The steps of the caller's own build. */
export async function waiting(): Promise<boolean> {
  const { data: steps } = await axios.get<{ status: string }[]>('https://build.acme.example/steps');
  return steps.some((step) => step.status === 'requires_source');
}
