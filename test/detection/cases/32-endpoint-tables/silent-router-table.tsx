import { Link, generatePath, useNavigate } from 'react-router-dom';

export const ROUTES = {
  events: '/events',
  enroll: '/cards/enroll',
  card: '/cards/:id',
} as const;

export function Menu({ id }: { id: string }) {
  const navigate = useNavigate();
  return (
    <nav>
      <Link to={ROUTES.events}>Events</Link>
      <a href={generatePath(ROUTES.card, { id })}>Card</a>
      <button onClick={() => navigate(ROUTES.enroll)}>Enrol</button>
    </nav>
  );
}
