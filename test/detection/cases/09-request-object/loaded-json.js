// A widget script: the request object knows how to load itself, and is an ordinary one everywhere else.
const ACCESS = 'https://api.access.example';

function authorized(request, secret) {
  request.headers.set('Authorization', `SERVICE-LOGIN ${secret}`);
  return request;
}

export async function crowdedGroups(secret) {
  const request = authorized(new Request(`${ACCESS}/groups`), secret);
  const response = await fetch(request);
  if (!response.ok) throw new Error(response.statusText);
  const groups = await response.json();
  return groups.filter((group) => group.members_count > 40); // finds: members-count
}

export async function whoIsIn(secret) {
  const request = new Request(new URL('/presences', ACCESS), { headers: { Authorization: `SERVICE-LOGIN ${secret}` } });
  const answer = await fetch(request).then((response) => response.json());
  return answer.map((presence) => presence.user_email ?? presence.member_name); // finds: presence-actor, presence-actor
}
