import { http } from 'api/http';
import { ENROLL } from '@api/paths';

export const enroll = (card) => http.post(ENROLL, card);
export const formats = async () => (await http.get('/cards')).data.map((card) => card.sub_type); // finds: card-sub-type
