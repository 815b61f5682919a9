import axios from 'axios';

const raw = (config: object) => axios({ baseURL: 'https://api.access.example', ...config });
const withRetry = (config: object, tries = 3) => raw(config).catch((error) => (tries > 0 ? withRetry(config, tries - 1) : Promise.reject(error)));
const get = (url: string, params?: object) => withRetry({ url, params }).then((response) => response.data);

export const cards = (memberId: number) => get('/cards', { member_id: memberId }); // finds: card-member-id-filter
export const kinds = async () => (await get('/cards')).map((card) => card.sub_type); // finds: card-sub-type
