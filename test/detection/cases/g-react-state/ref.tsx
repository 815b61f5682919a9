import axios from 'axios';
import { useEffect, useRef } from 'react';

export function useLatestCard(id: number) {
  const card = useRef<any>(null);
  useEffect(() => {
    void axios.get(`https://api.access.example/cards/${id}`).then((response) => {
      card.current = response.data;
    });
  }, [id]);
  return () => card.current?.sub_type; // finds: card-sub-type
}
