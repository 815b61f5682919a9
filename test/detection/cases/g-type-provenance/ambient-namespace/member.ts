export {};

declare global {
  interface AccessMember {
    id: number;
    user: { email: string };
    card_assigned: boolean; // finds: member-card-assignment
    backup_card_assigned_by_id: number; // finds: member-card-assignment
  }
}

export const load = async (): Promise<AccessMember[]> => (await fetch('https://api.access.example/members')).json();
