import { http } from 'api/http';

export const formats = async () => (await http.get('/cards')).data.map((card) => card.sub_type);
