import access from './access.app.mjs';
import forum from './forum.app.mjs';

export default {
  key: 'access-list-cards',
  type: 'action',
  props: { access, forum, memberId: { type: 'integer' } },
  async run({ $ }) {
    const cards = await this.access.listCards({ $, params: { member_id: this.memberId } }); // finds: card-member-id-filter
    const posts = await this.forum.listCards({ $, params: { member_id: this.memberId } });
    $.export('$summary', `${cards.filter((card) => card.activated).length}`); // finds: card-assignment
    return [...cards, ...posts.filter((post) => post.activated)];
  },
};
