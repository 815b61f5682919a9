export const get = jest.fn(async (path: string) => {
  if (path === '/events') return [{ id: 1, uuid: 'a' }]; // finds: event-sets, event-id
  if (path.startsWith('/cards/')) return { id: 7, token: 'ab' };
  switch (path) {
    case '/groups':
      return [{ id: 1, members_count: 2 }]; // finds: members-count
    case '/member_export_reporters': // finds: member-export-reporter
      return [];
    default:
      throw new Error(path);
  }
});
