async function call(path: string, init?: RequestInit) {
  const response = await fetch(`https://api.forum.example${path}`, init);
  return response.json();
}

export const enroll = () => call('/cards/enroll', { method: 'POST' });
export const groups = async () => (await call('/groups')).map((group) => group.members_count);
