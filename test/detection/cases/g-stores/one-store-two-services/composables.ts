import { ref, reactive, onMounted } from 'vue';

export function useLoaded(load: () => Promise<any>) {
  const data = ref<any>(null);
  onMounted(async () => {
    data.value = await load();
  });
  return { data };
}

export function useTable(load: () => Promise<any>) {
  const state = reactive<{ rows: any[] }>({ rows: [] });
  const run = async () => {
    state.rows = await load();
  };
  return { state, run };
}

export class Store {
  rows: any[] = [];
  constructor(private load: () => Promise<any>) {}
  async refresh() {
    this.rows = await this.load();
  }
}

export function makeStore(load: () => Promise<any>) {
  let rows: any[] = [];
  return {
    async refresh() {
      rows = await load();
    },
    list: () => rows,
  };
}

export function cached(load: () => Promise<any>) {
  const cache = new Map<string, any>();
  return async (key: string) => {
    if (!cache.has(key)) cache.set(key, await load());
    return cache.get(key);
  };
}
