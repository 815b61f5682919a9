import { useLoaderData } from 'react-router-dom';

export async function loader({ params }) {
  const response = await fetch(`https://api.access.example/cards/${params.id}`);
  return { card: await response.json() };
}

const Details = ({ sub_type, id }) => <p>{`${id}: ${sub_type}`}</p>; // finds: card-sub-type

export function CardPage({ card }) {
  return <Details {...card} />;
}

export async function renderCard(id) {
  const { card } = await loader({ params: { id } });
  return <CardPage card={card} />;
}
