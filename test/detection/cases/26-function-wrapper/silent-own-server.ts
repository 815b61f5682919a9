async function call(path: string, init?: RequestInit) {
  const response = await fetch(`/api${path}`, init);
  return response.json();
}

export const events = () => call('/events');
export const groups = async () => (await call('/groups')).map((group) => group.members_count);
