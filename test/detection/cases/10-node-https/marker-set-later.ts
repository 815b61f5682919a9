import http from 'node:http';

export function exportMembers(host: string, secret: string) {
  const request = http.request({ host, path: '/member_export_reporters', method: 'POST' }); // finds: member-export-reporter
  request.setHeader('Authorization', `SERVICE-LOGIN ${secret}`);
  request.end('{}');
}
