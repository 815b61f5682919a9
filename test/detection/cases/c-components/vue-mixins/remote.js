export default function remote(load, { immediate = true } = {}) {
  return {
    data: () => ({ rows: [], failed: null }),
    created() {
      if (immediate) this.reload();
    },
    computed: {
      count() {
        return this.rows.length;
      },
    },
    methods: {
      async reload(params = this.listParams) {
        try {
          this.rows = await load(params || {});
        } catch (error) {
          this.failed = error;
        }
      },
    },
  };
}
