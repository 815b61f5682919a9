import { listBadges } from './cards';

export async function formats() {
  return (await listBadges()).map((badge) => badge.sub_type);
}

/** The rest must not hold what is shown beside it: that is for a person to see. */
export async function columns() {
  return (await listBadges()).map(({ sub_type: shown, ...others }) => ({ shown, others }));
}
