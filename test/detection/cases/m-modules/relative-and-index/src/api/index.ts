export { api as default, api } from './instance';
export * from './paths';
export * as tables from './paths';
