import axios, { type AxiosInstance } from 'axios';

export function createCardService({ http }: { http: AxiosInstance }) {
  return {
    enroll: (token: string) => http.post('/cards/enroll', { card: { token } }), // finds: card-enroll
    kinds: async () => (await http.get('/cards')).data.map((card) => card.sub_type), // finds: card-sub-type
  };
}

export const cards = createCardService({ http: axios.create({ baseURL: 'https://api.access.example' }) });
