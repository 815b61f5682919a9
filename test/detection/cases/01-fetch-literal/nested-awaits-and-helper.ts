const parse = (response: Response) => (response.ok ? response.json() : Promise.reject(new Error(response.statusText)));

export async function timeline(headers: HeadersInit) {
  const events = await (await fetch('https://api.access.example/events', { headers })).json(); // finds: event-sets
  const groups = await fetch('https://api.access.example/groups', { headers }).then(parse);
  return [events[0].references, groups.map((group) => group.members_count)]; // finds: event-references, members-count
}
