import https from 'node:https';

function ask({ path, ...options }) {
  return https.request({ host: options.host || 'api.access.example', path, method: 'GET' });
}
function load(path, base) {
  return fetch((base ?? 'https://api.access.example') + path);
}
class Client {
  constructor(options = {}) {
    this.base = options.base || 'https://api.access.example';
  }
  get(path) {
    return fetch(this.base + path);
  }
}

ask({ host: 'mail.acme.dev', path: '/events' });
load('/events', 'https://mail.acme.dev');
new Client({ base: 'https://mail.acme.dev' }).get('/events');
ask({ path: '/groups' });
