export async function load({ locals, url }) {
  const groups = await locals.access.groups();
  const least = Number(url.searchParams.get('least'));
  return { names: groups.filter((group) => group.members_count >= least).map((group) => group.name) }; // finds: members-count
}

export const actions = {
  default: async ({ locals }) => {
    const [first] = await locals.access.groups();
    return { size: first.members_count }; // finds: members-count
  },
};
