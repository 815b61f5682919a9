import { NavLink, redirect, useNavigate } from 'react-router-dom';
import { useRouter } from 'next/router';
import Link from 'next/link';

export function Nav() {
  const navigate = useNavigate();
  const router = useRouter();
  return (
    <>
      <NavLink to="/events">Events</NavLink>
      <Link href="/cards/enroll">Enrol</Link>
      <a href="https://desk.example/member_export_reporters">Exports</a>
      <button onClick={() => navigate('/events')} />
      <button onClick={() => router.push('/cards/enroll')} />
    </>
  );
}

export const loader = () => redirect('/events');
