const API = 'https://api.access.example';

export async function juneVisits(): Promise<number> {
  const query = new URLSearchParams({ interval: '2023-06-01T00:00:00Z/2023-06-30T23:59:59Z' });
  const response = await fetch(`${API}/reports/visits?${query}`, {
    headers: { Authorization: `SERVICE-LOGIN ${process.env.ACCESS_API_KEY}` },
  });
  if (!response.ok) throw new Error(`The report failed: ${response.status}`);
  const report = await response.json();
  return report.events_count;
}
