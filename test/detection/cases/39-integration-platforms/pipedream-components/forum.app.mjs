import { axios } from '@pipedream/platform';

export default {
  type: 'app',
  app: 'forum',
  methods: {
    listCards(args) {
      return axios(this, { url: 'https://forum.acme.dev/cards', ...args });
    },
  },
};
