import { call } from './call';
import { api } from './http';

export interface VisitRow {
  place_id: number;
  visits: number;
}

/** Visits by place; the bounds are instants in UTC. */
export async function visitReport(from: Date, to: Date): Promise<VisitRow[]> {
  const { data } = await api.post<VisitRow[]>('/reports/visits', {
    report: { interval: `${from.toISOString()}/${to.toISOString()}` },
  });
  return data;
}

/** One number for the monthly letter to the landlord. */
export async function monthlyOccupancy(interval: string): Promise<number> {
  const { data } = await api.get<{ average: number }>('/reports/occupancy', { params: { interval } });
  return Math.round(data.average);
}

export async function deniedEntries(from: Date, to: Date): Promise<VisitRow[]> {
  const params = new URLSearchParams();
  params.append('interval', [from.toISOString(), to.toISOString()].join('/'));
  return call<VisitRow[]>('/reports/denied_entries?' + params.toString());
}
