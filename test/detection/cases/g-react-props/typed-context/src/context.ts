import axios from 'axios';
import { createContext, useContext } from 'react';

export interface Member {
  id: number;
  card_assigned: boolean; // finds: member-card-assignment
}

interface MembersValue {
  members: Member[];
  reload: () => Promise<Member[]>;
}

export const loadMembers = async () => (await axios.get<Member[]>('https://api.access.example/members')).data;

export const MembersContext = createContext<MembersValue>({ members: [], reload: loadMembers });
export const useMembers = () => useContext(MembersContext);
