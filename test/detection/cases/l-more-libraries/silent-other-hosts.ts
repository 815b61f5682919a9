import { createAlova } from 'alova';
import { request } from 'gaxios';
import { ajax } from 'rxjs/ajax';
import { up } from 'up-fetch';

const alova = createAlova({ baseURL: 'https://api.shop.example' });
const shop = up(fetch, () => ({ baseUrl: 'https://api.shop.example' }));

export const all = (): unknown[] => [
  alova.Get('/events'),
  request({ url: 'https://api.shop.example/events' }),
  ajax.getJSON('https://api.shop.example/events'),
  shop('/events'),
];
