export default defineEventHandler(async (event) => {
  const { member_id: memberId } = getQuery(event);
  const body = await readBody(event);
  if (body.type === 'legacy') return sendRedirect(event, '/events');
  return { id: memberId, sub_type: body.sub_type, token: event.context.params?.token };
});

export const upstream = 'https://api.access.example';
