function createHttp({ base, headers, encode = JSON.stringify, decode = JSON.parse }) {
  const run = async (method, path, body) => {
    const res = await fetch(base + path, { method, headers, body: body ? encode(body) : undefined });
    return decode(await res.text());
  };
  return {
    get: (path) => run('GET', path),
    post: (path, body) => run('POST', path, body),
  };
}

const access = createHttp({ base: 'https://api.access.example', headers: { 'Content-Type': 'application/json' } });
const forum = createHttp({ base: 'https://forum.example', encode: (body) => new URLSearchParams(body) });

export const report = (from, to) =>
  access.post('/reports', {
    report: { name: 'visits', interval: [from, to].map((day) => day.toISOString()).join('/') }, // finds: report-interval
  });
export const digest = (from, to) => forum.post('/reports', { report: { interval: `${from}/${to}` } });
export const sizes = async () => (await access.get('/groups')).map((group) => group.members_count); // finds: members-count
export const clubs = async () => (await forum.get('/groups')).map((group) => group.members_count);
export const visits = () => access.get('/events'); // finds: event-sets
export const dates = () => forum.get('/events');
