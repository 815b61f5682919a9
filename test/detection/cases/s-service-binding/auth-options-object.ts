function options(method: string, body?: object): RequestInit {
  const init: RequestInit = { method, headers: { Authorization: `SERVICE-LOGIN ${process.env.KEY}` } };
  if (body) init.body = JSON.stringify(body);
  return init;
}

export const events = () => fetch(`${process.env.SERVICE_URL}/events`, options('GET')); // finds: event-sets
