import { http } from '~http';

export const fetchGroups = async () => (await http.get('/groups')).data;
