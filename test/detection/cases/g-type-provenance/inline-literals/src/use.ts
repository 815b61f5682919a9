import { page } from './cards';

export const first = async () => (await page()).data[0]?.sub_type; // finds: card-sub-type
