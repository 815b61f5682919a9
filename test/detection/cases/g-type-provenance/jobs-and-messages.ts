import axios from 'axios';
import { Queue, Worker, type Job } from 'bullmq';

interface AccessEvent {
  uuid: string;
  references: { type: string; id: number }[]; // finds: event-references
}

interface IngestJob {
  event: AccessEvent;
  fetchedAt: string;
}

interface Group {
  id: number;
  name: string;
  members_count: number; // finds: members-count
}

const api = axios.create({ baseURL: 'https://api.access.example' });
const queue = new Queue<IngestJob>('ingest');

export async function poll() {
  const { data: events } = await api.get<AccessEvent[]>('/events'); // finds: event-sets
  await queue.addBulk(events.map((event) => ({ name: 'event', data: { event, fetchedAt: new Date().toISOString() } })));
}

async function ingest(job: Job<IngestJob>) {
  const { event } = job.data;
  return event.references.map((reference) => `${reference.type}:${reference.id}`); // finds: event-references
}

export const worker = new Worker<IngestJob>('ingest', ingest);

export async function publish() {
  const { data } = await api.get<Group[]>('/groups');
  window.dispatchEvent(new CustomEvent<Group[]>('groups', { detail: data }));
  new BroadcastChannel('groups').postMessage(data);
}

export function show({ detail }: CustomEvent<Group[]>) {
  return detail.map((group) => group.members_count); // finds: members-count
}

new BroadcastChannel('groups').onmessage = ({ data }: MessageEvent<Group[]>) => {
  document.title = String(data[0]?.members_count); // finds: members-count
};
