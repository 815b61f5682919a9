function createRequester(baseUrl: string) {
  return async function request(path: string, init?: RequestInit) {
    const response = await fetch(new URL(path, baseUrl), init);
    return response.json();
  };
}

const access = createRequester('https://api.access.example');
const forum = createRequester('https://api.forum.example');

export const doorGroups = async () => (await access('/groups')).map((group) => group.members_count); // finds: members-count
export const forumGroups = async () => (await forum('/groups')).map((group) => group.members_count);
export const forumEvents = () => forum('/events');
