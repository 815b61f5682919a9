class AccessClient {
  base = 'https://api.access.example';

  request(method: string, path: string, body?: unknown) {
    return fetch(this.base + path, { method, body: JSON.stringify(body) }).then((res) => res.json());
  }
}

class ForumClient {
  base = 'https://api.forum.example';

  request(method: string, path: string, body?: unknown) {
    return fetch(this.base + path, { method, body: JSON.stringify(body) }).then((res) => res.json());
  }
}

const access = new AccessClient();
const forum = new ForumClient();

export const doorEvents = () => access.request('GET', '/events'); // finds: event-sets
export const forumEvents = () => forum.request('GET', '/events');
export const doorEnroll = () => access.request('POST', '/cards/enroll'); // finds: card-enroll
export const forumEnroll = () => forum.request('POST', '/cards/enroll');
export const forumSizes = async () => (await forum.request('GET', '/groups')).map((group) => group.members_count);
