/** Every path the desk uses more than once. Paths used once stay where they are used. */
export const endpoints = {
  cards: '/cards',
  enroll: '/cards/enroll',
  groups: '/groups',
  events: '/events',
  presences: '/presences',
  deassignMember: '/cards/:id/deassign_member',
  memberExports: '/member_export_reporters',
} as const;

export const cardPaths = {
  one: (id: number | string) => `/cards/${id}`,
  assign: (id: number) => `/cards/${id}/assign`,
  deassign: (id: number) => `/cards/${id}/deassign`,
  deactivate: (id: number) => `/cards/${id}/deactivate`,
};

/** A second badge for people who forget theirs is booked as the backup card. */
export function memberAssignPath(memberId: number, backup = false): string {
  return backup ? `/members/${memberId}/assign_backup_card` : `/members/${memberId}/assign_card`;
}
