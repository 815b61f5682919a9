import axios from 'axios';

const http = axios.create({ baseURL: 'https://api.access.example' });

/** The gateway puts every list into an envelope of its own. */
export async function activeCards() {
  const response = await http.get('/cards');
  return response.data.data.filter((card: any) => card.activated); // finds: card-assignment
}
