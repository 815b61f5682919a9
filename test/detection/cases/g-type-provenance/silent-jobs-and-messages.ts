import axios from 'axios';
import { Queue, Worker } from 'bullmq';

interface CalendarEvent {
  uuid: string;
  references: string[];
}

interface Group {
  id: number;
  name: string;
  members_count: number;
}

/** A job of the agenda: what it has to do stands apart from its data. */
class Job<T> {
  data: { event: { references: string[] } } = { event: { references: [] } };
  payload?: T;
}

const calendar = axios.create({ baseURL: 'https://calendar.example' });
const queue = new Queue<CalendarEvent>('ingest');

export async function poll() {
  const { data: events } = await calendar.get<CalendarEvent[]>('/events');
  await queue.addBulk(events.map((event) => ({ name: 'event', data: event })));
}

async function ingest(job: Job<CalendarEvent>) {
  const { event } = job.data;
  return [...event.references, ...(job.payload?.references ?? [])];
}

export const worker = new Worker<CalendarEvent>('ingest', ingest);

export async function publish() {
  const { data } = await calendar.get<Group[]>('/groups');
  window.dispatchEvent(new CustomEvent<Group[]>('groups', { detail: data }));
}

export function show({ detail }: CustomEvent<Group[]>) {
  return detail.map((group) => group.members_count);
}
