export async function pulse() {
  const { latest } = await (await fetch('/pulse.json')).json();
  return latest.id; // finds: event-id
}
