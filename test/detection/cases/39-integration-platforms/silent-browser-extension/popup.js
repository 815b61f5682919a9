chrome.runtime.sendMessage({ type: 'clubs' }, ({ groups }) => {
  for (const group of groups) console.log(group.members_count, group.id);
});

export async function show() {
  const { groups } = await chrome.runtime.sendMessage({ type: 'doors' });
  const { clubs } = await chrome.storage.sync.get('clubs');
  const other = await chrome.runtime.sendMessage({ type: 'tickets' });
  return [groups.length, clubs.map((club) => club.members_count), other.map((ticket) => ticket.sub_type)];
}
