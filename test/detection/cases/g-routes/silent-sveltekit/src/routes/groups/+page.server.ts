export async function load({ fetch }) {
  await fetch('https://api.access.example/groups');
  const response = await fetch('https://api.shop.example/groups');
  return { groups: await response.json() };
}
