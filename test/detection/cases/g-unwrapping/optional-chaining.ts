import axios from 'axios';

export async function formatOf(cardId: number): Promise<string | undefined> {
  const response = await axios.get(`https://api.access.example/cards/${cardId}`).catch(() => undefined);
  return response?.data?.card?.sub_type?.toUpperCase(); // finds: card-sub-type
}
