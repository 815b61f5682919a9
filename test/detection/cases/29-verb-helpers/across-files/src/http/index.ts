export * from './verbs';
export { send as sendRaw } from './send';
