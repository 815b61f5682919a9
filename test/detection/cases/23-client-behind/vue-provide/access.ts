import { inject, provide, type App, type InjectionKey } from 'vue';
import { ofetch, type $Fetch } from 'ofetch';

const KEY: InjectionKey<$Fetch> = Symbol('access');
export const KEYS = { forum: Symbol('forum'), cards: Symbol('cards') };

export function provideAccess() {
  provide(KEY, ofetch.create({ baseURL: 'https://api.access.example' }));
  provide(KEYS.forum, ofetch.create({ baseURL: 'https://forum.example' }));
}

export function useAccess(): $Fetch {
  const client = inject(KEY);
  if (!client) throw new Error('nothing is provided');
  return client;
}

export default {
  install(app: App, base: string) {
    app.provide('access', ofetch.create({ baseURL: 'https://api.access.example' }));
    app.provide('forum', ofetch.create({ baseURL: base }));
  },
};
