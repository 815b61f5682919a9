const headers = { 'Content-Type': 'application/json', Authorization: `SERVICE-LOGIN ${process.env.KEY}` };

export const events = () => fetch(`${process.env.SERVICE_URL}/events`, { headers }); // finds: event-sets
