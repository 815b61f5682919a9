export async function chatRooms(headers: HeadersInit) {
  const response = await fetch('https://api.chat.example/groups', { headers });
  const [{ members_count: people = 0, references, id, ...room }] = await response.json();
  return { people, references, id, room };
}
