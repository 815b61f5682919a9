export default defineEventHandler(async (event) => {
  const body = await readBody(event);
  return { name: body.name, members_count: 0 };
});
