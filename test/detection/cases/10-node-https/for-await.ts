import * as https from 'node:https';
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';

export async function presences() {
  const request = https.get({ hostname: 'api.access.example', path: '/presences' }, async (response) => {
    let text = '';
    for await (const chunk of response) text += chunk;
    const list = JSON.parse(text);
    console.log(list.map((presence) => presence.user_email)); // finds: presence-actor
  });
  await once(request, 'close');
}
