export default {
  props: { card: { type: Object, required: true } },
  computed: {
    isOld() {
      return this.card.type === 'legacy' || this.rows.some((row) => row.sub_type);
    },
  },
};
