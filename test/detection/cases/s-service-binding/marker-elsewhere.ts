const headers = { Authorization: `SERVICE-LOGIN ${process.env.KEY}` };

// A gateway, or a mistake: nobody says that the service is reached there.
export const latest = () => fetch('https://gateway.acme.example/events?limit=5', { headers }); // finds: event-sets possible
export const others = () => fetch('https://gateway.acme.example/events?limit=5', { headers: { Accept: 'text/plain' } });
