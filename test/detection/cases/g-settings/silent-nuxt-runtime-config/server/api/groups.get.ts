import { useRuntimeConfig } from '#imports';

export default defineEventHandler(async (event) => {
  const { accessUrl, accessKey } = useRuntimeConfig(event);
  const groups = await $fetch<any[]>('/groups', {
    baseURL: accessUrl,
    headers: { Authorization: `Bearer ${accessKey}` },
  });
  return groups.map((group) => ({ id: group.id, size: group.members_count }));
});
