import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { json, redirect } from '@remix-run/node';
import { Form, useLoaderData } from '@remix-run/react';
import invariant from 'tiny-invariant';
import { access } from './access.server';

export async function loader({ params, request }: LoaderFunctionArgs) {
  invariant(params.member, 'member required');
  const cards = await access<any[]>(`/cards?member_id=${params.member}&activated=true`); // finds: card-member-id-filter, card-assignment
  return json({ cards, url: request.url });
}

export async function action({ request }: ActionFunctionArgs) {
  const form = await request.formData();
  await access(`/cards/${form.get('card')}/deassign_member`, { method: 'POST' }); // finds: member-card-assignment
  return redirect('/events');
}

export default function Cards() {
  const { cards } = useLoaderData<typeof loader>();
  return (
    <Form method="post">
      {cards.map((card) => (
        <button key={card.id} name="card" value={card.id}>
          {card.sub_type} {/* finds: card-sub-type */}
        </button>
      ))}
    </Form>
  );
}
