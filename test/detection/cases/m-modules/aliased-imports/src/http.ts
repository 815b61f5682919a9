import a from 'axios';

const instance = a.create({ baseURL: 'https://api.access.example' });

export { instance as accessHttp, instance as 'access-http' };
