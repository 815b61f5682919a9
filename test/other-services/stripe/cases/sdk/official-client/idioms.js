const stripe = require('stripe')(process.env.STRIPE_SECRET_KEY);

async function renewals() {
  const soon = [];
  for await (const subscription of stripe.subscriptions.list({ limit: 100 })) {
    soon.push(subscription.current_period_end); // finds: subscription-period
  }
  return soon;
}

function received(body, signature, secret) {
  const event = stripe.webhooks.constructEvent(body, signature, secret);
  switch (event.type) {
    case 'payment_method.card_automatically_updated': // finds: card-updated-event likely
      return true;
    default:
      return false;
  }
}

module.exports = { renewals, received };
