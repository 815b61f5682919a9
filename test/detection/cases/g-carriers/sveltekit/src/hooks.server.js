import { accessWith } from './access';

export async function handle({ event, resolve }) {
  event.locals.access = accessWith(event.cookies.get('key'));
  return resolve(event);
}
