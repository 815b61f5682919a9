export const useAccess = <T>(path: string, options: Record<string, unknown> = {}) => {
  const config = useRuntimeConfig();
  return useFetch<T>(path, { baseURL: config.public.apiBase, ...options });
};

export const useActiveCards = () => useAccess<unknown[]>('/cards', { query: { activated: true } }); // finds: card-assignment
