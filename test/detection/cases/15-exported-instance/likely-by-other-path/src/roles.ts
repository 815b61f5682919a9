import { api } from './http';

export const rolesOf = (userId: number) => api.get('role_assignments', { params: { user_id: userId } });
