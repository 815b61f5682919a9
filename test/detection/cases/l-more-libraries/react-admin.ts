import { fetchUtils } from 'react-admin';

const API = 'https://api.access.example';

export const dataProvider = {
  getList: async () => {
    const { json } = await fetchUtils.fetchJson(`${API}/groups`);
    return { data: json.filter((group: any) => group.members_count > 0), total: json.length }; // finds: members-count
  },
  create: (card: object) => fetchUtils.fetchJson(`${API}/cards/enroll`, { method: 'POST', body: JSON.stringify({ card }) }), // finds: card-enroll
  posts: () => fetchUtils.fetchJson('https://blog.example/events').then(({ json }) => json[0].id),
};
