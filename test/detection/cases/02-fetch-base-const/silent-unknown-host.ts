export async function timeline() {
  const response = await fetch(`https://${process.env.CALENDAR_HOST}/events?limit=10`);
  const events: { id: string }[] = await response.json();
  return events.map((event) => event.id);
}
