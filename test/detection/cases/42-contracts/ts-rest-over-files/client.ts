import { initClient } from '@ts-rest/core';
import { contract } from './contract';

const client = initClient(contract, { baseUrl: 'https://api.access.example', baseHeaders: {} });

export const enroll = (token: string) => client.cards.enroll({ body: { token } });

export async function sizes() {
  const { body } = await client.groups();
  return body.map((group) => group.members_count); // finds: members-count
}
