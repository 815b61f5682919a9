export async function recent(secret: string) {
  const headers = new Headers({ Accept: 'application/json' });
  headers.set('Authorization', `SERVICE-LOGIN ${secret}`);
  const response = await fetch('/events', { headers }); // finds: event-sets
  return response.json();
}
