export const loader = async () => {
  const r = await fetch('https://api.access.example/groups');
  return Response.json({ groups: await r.json() });
};
