export * from './constants';
export { request } from './request';
