import ky from 'ky';

export const ACCESS = 'https://api.access.example';
const calendar = ky.create({ prefixUrl: 'https://calendar.example.org/v3' });

export const getJson = (path: string) => calendar.get(path).json();
