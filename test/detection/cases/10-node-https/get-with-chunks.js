import https from 'node:https';

export function printEvents(secret) {
  https.get('https://api.access.example/events?limit=5', { headers: { Authorization: `SERVICE-LOGIN ${secret}` } }, (res) => { // finds: event-sets
    let body = '';
    res.setEncoding('utf8');
    res.on('data', (chunk) => {
      body += chunk;
    });
    res.on('end', () => {
      for (const event of JSON.parse(body)) console.log(event.id); // finds: event-id
    });
  });
}
