const BASE = 'https://api.access.example';

export const URLS = {
  CARDS: {
    LIST: `${BASE}/cards`,
    ENROLL: `${BASE}/cards/enroll`, // finds: card-enroll
    ASSIGN: (id: number) => `${BASE}/cards/${id}/assign`, // finds: card-assignment
  },
  EVENTS: `${BASE}/events`, // finds: event-sets
  GROUPS: `${BASE}/groups`,
  MEMBERS: BASE + '/members',
} as const;
