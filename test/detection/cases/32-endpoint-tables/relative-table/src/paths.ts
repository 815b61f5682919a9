export const paths = {
  enroll: '/cards/enroll', // finds: card-enroll
  card: '/cards/:id', // finds: card-assignment
  backup: '/members/:id/assign_backup_card', // finds: member-card-assignment
  groups: '/groups',
};
