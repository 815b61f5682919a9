export const useGroups = () => useFetch('/access/groups');
export const usePosts = () => useFetch('/cms/groups');
export const assign = (card: number, member: number) =>
  $fetch(`/doors/cards/${card}/assign_member`, { method: 'POST', body: { member_id: member } }); // finds: member-card-assignment
