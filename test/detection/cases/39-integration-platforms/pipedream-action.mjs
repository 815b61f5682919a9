import { axios } from '@pipedream/platform';

export default {
  key: 'access-list-events',
  name: 'List events',
  type: 'action',
  props: { access: { type: 'app', app: 'access' } },
  methods: {
    _baseUrl() {
      return 'https://api.access.example';
    },
    async _makeRequest({ $ = this, path, ...options }) {
      return axios($, { url: `${this._baseUrl()}${path}`, ...options });
    },
  },
  async run({ $ }) {
    const events = await this._makeRequest({ $, path: '/events', params: { limit: 5 } }); // finds: event-sets
    await this._makeRequest({ $, path: '/cards/enroll', method: 'POST', data: { card: { token: 'a' } } }); // finds: card-enroll
    return events.map((event) => event.id); // finds: event-id
  },
};
