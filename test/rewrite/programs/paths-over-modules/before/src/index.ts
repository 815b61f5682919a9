export * from './urls.js';
