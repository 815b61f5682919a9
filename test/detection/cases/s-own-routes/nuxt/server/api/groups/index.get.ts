export default defineEventHandler(async (event) => {
  const { place } = getQuery(event);
  const groups = await fetchGroups();
  return place ? groups.filter((group) => group.place_id === Number(place)) : groups;
});
