interface RouteOptions {
  url: string;
  method?: string;
  handler: (request: { query: Record<string, string> }) => unknown;
}

const routes: RouteOptions[] = [];

export function route({ url, method = 'GET', handler }: RouteOptions) {
  routes.push({ url, method, handler });
}

route({ url: '/events', handler: () => [] });
route({ url: '/cards/enroll', method: 'POST', handler: () => ({}) });
route({ url: '/cards', handler: (request) => request.query.member_id });

export const upstream = () => fetch('https://api.access.example/groups');
