import wretch from 'wretch';
import QueryStringAddon from 'wretch/addons/queryString';

const access = wretch('https://api.access.example')
  .addon(QueryStringAddon)
  .headers({ Authorization: `SERVICE-LOGIN ${process.env.ACCESS_API_KEY}` });

function frequency(type: string): string {
  switch (type) {
    case 'legacy':
      return 'low or high';
    case 'hfcard_desfire_ev1':
    case 'hfcard_desfire_ev3':
    case 'hfcard_desfire':
      return 'high';
    default:
      throw new Error(`Unknown card type ${type}`);
  }
}

export async function frequencyOf(token: string): Promise<string> {
  const [card] = await access.query({ token }).get('/cards').json();
  return frequency(card.type);
}
