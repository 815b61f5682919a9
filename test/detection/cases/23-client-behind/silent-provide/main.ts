import { createApp, inject, provide } from 'vue';
import { ofetch } from 'ofetch';
import { service } from './service';

const access = ofetch.create({ baseURL: 'https://api.access.example' });
const OWN = Symbol('cards');

createApp({}).provide('forum', ofetch.create({ baseURL: 'https://forum.example' }));
provide('access', access);
service.provide('forum-access', access);

export async function show() {
  const forum = inject('forum');
  const topics = await forum('/cards', { query: { member_id: 3 } });
  const own = inject(OWN, { sub_type: 'none' });
  return [own.sub_type, ...topics.map((topic) => topic.sub_type)];
}
