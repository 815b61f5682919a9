const headers = { Authorization: `SERVICE-LOGIN ${process.env.ACCESS_API_KEY}` };

export async function whoIsIn(): Promise<string> {
  const response = await fetch('https://api.access.example/presences', { headers });
  const presences = await response.json();
  return presences.map((presence) => presence.user_name).join(', ');
}
