import { axios } from '@pipedream/platform';

export default {
  type: 'app',
  app: 'access',
  propDefinitions: {
    groupId: {
      type: 'integer',
      async options({ page }) {
        const groups = await this.listGroups({ params: { offset: page * 20 } });
        return groups.map((group) => ({ value: group.id, label: `${group.name} (${group.members_count})` })); // finds: members-count
      },
    },
  },
  methods: {
    _makeRequest({ $ = this, path, headers, ...args }) {
      return axios($, { url: `https://api.access.example${path}`, headers: { ...headers }, ...args });
    },
    listGroups(args) {
      return this._makeRequest({ path: '/groups', ...args });
    },
    listCards(args) {
      return this._makeRequest({ path: '/cards', ...args });
    },
  },
};
