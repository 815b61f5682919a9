import { Pool } from 'pg';

const pool = new Pool();
const API = 'https://api.access.example';

interface PrintJob {
  id: number;
  type: 'legacy' | 'ribbon';
}

export async function printJobs(): Promise<PrintJob[]> {
  const { rows } = await pool.query<PrintJob>("select * from print_jobs where type = 'legacy'");
  return rows.filter((job) => job.type === 'legacy');
}

export async function printable(id: number) {
  const card = await (await fetch(`${API}/cards/${id}`)).json();
  return { ...card, job: { type: 'legacy' } };
}
