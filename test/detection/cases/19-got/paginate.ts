import got from 'got';

const access = got.extend({ prefixUrl: 'https://api.access.example', responseType: 'json', context: { secret: 's' } });

export async function* allCards(): AsyncGenerator<string> {
  for await (const card of access.paginate<any>('cards', { pagination: { transform: (response) => response.body as never } })) {
    yield card.sub_type; // finds: card-sub-type
  }
}
export const groups = async () => {
  const { body } = await access<{ members_count: number }[]>('groups'); // finds: members-count
  return body.map((group) => group.members_count); // finds: members-count
};
export const enroll = (token: string) => access.post('cards/enroll', { json: { card: { token } } }).json(); // finds: card-enroll
