import http from 'node:http';
import https from 'node:https';

const server = http.createServer((request, response) => {
  if (request.url === '/events' && request.method === 'GET') response.end('[]');
  if (request.url === '/cards/enroll') response.writeHead(201).end(JSON.stringify({ sub_type: 'x' }));
});

export function health() {
  https.get({ hostname: 'status.example', path: '/events' }, (response) => {
    response.on('data', (chunk) => console.log(JSON.parse(chunk).id));
  });
}

server.listen(8080);
