export * from './card';
export { groupDto as GroupDto } from './group';
