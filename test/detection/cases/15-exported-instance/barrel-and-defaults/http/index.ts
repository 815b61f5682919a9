export { access, type AccessClient } from './access';
