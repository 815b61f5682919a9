const send = (path: string) => (body: unknown) =>
  fetch(`https://api.access.example${path}`, { method: 'POST', body: JSON.stringify(body) });
const post = (base: string) => (path: string) => async ({ body }: { body?: unknown } = {}) =>
  fetch(base + path, { method: 'POST', body: body && JSON.stringify(body) });

const endpoints = { usage: post('https://api.access.example')('/reports/usage') };
const forum = { usage: post('https://forum.example')('/reports/usage') };

export function usage(from: string, to: string) {
  const body: Record<string, string> = { time_zone: 'UTC' };
  body.interval = `${from}/${to}`; // finds: report-interval
  return endpoints.usage({ body });
}

export function members(range: string) {
  const filter: Record<string, string> = {};
  filter.interval = range; // finds: report-interval
  return send('/reports/members')(filter);
}

export function topics(range: string) {
  const body: Record<string, string> = { time_zone: 'UTC' };
  body.interval = range;
  return forum.usage({ body });
}
