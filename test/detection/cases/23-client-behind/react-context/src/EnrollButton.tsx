import { useAccess } from './access-context';

export function EnrollButton({ token }: { token: string }) {
  const access = useAccess();
  return <button onClick={() => access.post('/cards/enroll', { card: { token } })}>Enrol</button>; // finds: card-enroll
}
