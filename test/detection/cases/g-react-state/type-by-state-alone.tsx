import { useEffect, useState } from 'react';

type Presence = {
  place_id: number;
  user_name: string; // finds: presence-actor
};

export function Board() {
  const [people, setPeople] = useState<Presence[]>([]);
  useEffect(() => {
    void fetch('https://api.access.example/presences')
      .then((response) => response.json())
      .then(setPeople);
  }, []);
  return people.map((presence) => <p key={presence.place_id}>{presence.user_name}</p>); // finds: presence-actor
}
