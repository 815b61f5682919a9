import { http } from '@/shared/http';

export const enroll = (card: object) => http.post('/cards/enroll', { card }); // finds: card-enroll
