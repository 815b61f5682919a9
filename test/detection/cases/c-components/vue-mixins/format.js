// for components that show a card
export default {
  props: { card: { type: Object, required: true } },
  computed: {
    isOld() {
      return this.card.type === 'legacy'; // finds: card-type-legacy
    },
    format() {
      const { sub_type: format } = this.card; // finds: card-sub-type
      return format || this.fallback.sub_type; // finds: card-sub-type
    },
  },
};
