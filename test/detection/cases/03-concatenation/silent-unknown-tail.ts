const API = 'https://api.access.example';

export function open(path: string, headers: HeadersInit) {
  return fetch(API + '/cards' + path, { method: 'POST', headers });
}

export function page(kind: string) {
  return fetch('https://api.chat.example/' + kind + '/events');
}
