import { useCallback } from 'react';
import axios from 'axios';

export function useApi(secret: string) {
  const request = useCallback(
    (method: string, path: string, data?: object) =>
      axios({ method, url: `https://api.access.example/${path}`, data, headers: { Authorization: `SERVICE-LOGIN ${secret}` } }),
    [secret],
  );
  const get = useCallback((path: string) => request('GET', path), [request]);
  return { request, get };
}

export function Enroll({ secret, token }: { secret: string; token: string }) {
  const { request, get } = useApi(secret);
  const enroll = () => request('POST', 'cards/enroll', { card: { token } }); // finds: card-enroll
  const events = () => get('events'); // finds: event-sets
  return <button onClick={enroll} onBlur={events} />;
}
