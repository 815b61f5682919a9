import { axios } from '@pipedream/platform';

export default {
  type: 'app',
  app: 'access',
  methods: {
    _baseUrl() {
      return 'https://api.access.example';
    },
    _headers() {
      return { Authorization: `SERVICE-LOGIN ${this.$auth.api_key}` };
    },
    _makeRequest({ $ = this, path, ...opts }) {
      return axios($, { url: `${this._baseUrl()}${path}`, headers: this._headers(), ...opts });
    },
    listEvents(opts = {}) {
      return this._makeRequest({ path: '/events', ...opts }); // finds: event-sets
    },
    enrollCard(opts = {}) {
      return this._makeRequest({ method: 'POST', path: '/cards/enroll', ...opts }); // finds: card-enroll
    },
    createCard(opts = {}) {
      return this._makeRequest({ method: 'POST', path: '/cards', ...opts });
    },
  },
};
