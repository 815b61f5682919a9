export const API_ROOT = 'https://api.access.example';

/** A club, as another service gives it: no field of it is the access service's alone. */
export interface Club {
  id: number;
  name: string;
  description: string;
  place_id: number;
  members_count: number;
}

export async function clubs(): Promise<Club[]> {
  const response = await fetch('https://clubs.example/groups');
  return response.json();
}

export const biggest = (list: Club[]) => list.reduce((a, b) => (a.members_count > b.members_count ? a : b));
