export const events = () => fetch(`${process.env.FORUM_URL}/events`, { headers: { Authorization: `Bearer ${process.env.TOKEN}` } });
export const doors = () =>
  fetch(`${process.env.DOOR_URL}/event_sets`, {
    method: 'POST',
    headers: { Authorization: `SERVICE-LOGIN ${process.env.KEY}` },
  });
