import ky from 'ky';

export const access = ky.create({ prefixUrl: 'https://api.access.example', retry: 1 });
