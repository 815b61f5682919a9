import axios from 'axios';
import { Expose, plainToInstance } from 'class-transformer';

const forum = axios.create({ baseURL: 'https://forum.example' });
const access = axios.create({ baseURL: 'https://api.access.example' });

class Team {
  id!: number;
  @Expose({ name: 'members_count' }) size!: number;
}

export const teams = async () => plainToInstance(Team, (await forum.get('/groups')).data as object[]);
export const names = async () => (await access.get('/groups')).data.map((group: { name: string }) => group.name);
