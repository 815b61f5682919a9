import axios from 'axios';
import { derived, get, readable, writable } from 'svelte/store';

const access = axios.create({ baseURL: 'https://api.access.example' });
const forum = axios.create({ baseURL: 'https://forum.example' });
const load = async () => (await access.get('/groups')).data;

export const place = writable(1);
export const groups = readable([], (set) => {
  load().then(set);
});
export const here = derived(
  place,
  ($place, set) => {
    load().then((all) => set(all.filter((group) => group.members_count > $place))); // finds: members-count
  },
  [],
);
export const topics = readable([], (set) => {
  forum.get('/groups').then(({ data }) => set(data));
});

export const sizes = derived([groups, place], ([$groups]) => $groups.map((group) => group.members_count)); // finds: members-count
export const now = () => get(here).map((group) => group.members_count); // finds: members-count
export const posts = () => get(topics).map((topic) => topic.members_count);
