import remote from './remote';
import { groups } from './api';

export const paged = {
  mixins: [remote(groups)],
  methods: {
    label(group) {
      return `${group.id} ${this.suffix(group)}`;
    },
    suffix: () => '',
    newest() {
      return this.rows[0].members_count; // finds: members-count
    },
  },
};
