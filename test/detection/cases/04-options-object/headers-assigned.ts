const headers: Record<string, string> = { Accept: 'application/json' };
if (process.env.ACCESS_SECRET) headers.Authorization = `SERVICE-LOGIN ${process.env.ACCESS_SECRET}`;

export const groups = async () => {
  const response = await fetch(process.env.ACCESS_URL + '/groups', { headers });
  const groups = await response.json();
  return groups.filter((group) => group.members_count > 0); // finds: members-count
};
