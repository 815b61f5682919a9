import { http } from './http';

let current = '';
export const secret = () => current;

export async function signIn(login: object, user: object) {
  const { data } = await http.post('/logins', { login, user });
  current = data.user.secret;
}

export const events = () => http.get('/events'); // finds: event-sets
