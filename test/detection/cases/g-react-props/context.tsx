import axios from 'axios';
import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';

const CardContext = createContext(null);

export function CardProvider({ id, children }: { id: number; children: ReactNode }) {
  const [card, setCard] = useState(null);
  useEffect(() => {
    void axios.get(`https://api.access.example/cards/${id}`).then((response) => setCard(response.data));
  }, [id]);
  return <CardContext.Provider value={card}>{children}</CardContext.Provider>;
}

export function Pin() {
  const card = useContext(CardContext);
  return <code>{card?.two_factor_pin}</code>; // finds: card-assignment
}
