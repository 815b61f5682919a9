import { posix } from 'node:path';
import { joinURL } from 'ufo';

interface Router {
  push(path: string): void;
}

export function go(router: Router, id: number) {
  router.push(joinURL('/cards', String(id), 'activate'));
  localStorage.setItem(posix.join('cards', 'enroll'), new URLSearchParams({ member_id: String(id) }).toString());
}
