import { json, redirect } from '@remix-run/node';
import { Form, Link, useLoaderData, useNavigate } from '@remix-run/react';

export const API = 'https://api.access.example';

export async function loader({ request }: { request: Request }) {
  const url = new URL(request.url);
  if (url.pathname === '/events') return redirect('/event_sets');
  return json({ member: url.searchParams.get('member_id'), events: [{ id: 1 }] });
}

export default function Page() {
  const { events } = useLoaderData<typeof loader>();
  const navigate = useNavigate();
  return (
    <Form action="/cards/enroll" method="post" onSubmit={() => navigate('/events')}>
      <Link to="/member_export_reporters">{events[0]?.id}</Link>
    </Form>
  );
}
