import { createAlova } from 'alova';
import { useRequest } from 'alova/client';
import adapterFetch from 'alova/fetch';

const alova = createAlova({
  baseURL: 'https://api.access.example',
  requestAdapter: adapterFetch(),
  responded: (response) => response.json(),
});

export const enrol = (card: object) => alova.Post('/cards/enroll', { card }); // finds: card-enroll
export const events = () => alova.Get('/events', { params: { limit: 5 } }); // finds: event-sets

export function Groups() {
  const { data } = useRequest(alova.Get('/groups'));
  return <p>{data?.map((group) => group.members_count)}</p>; // finds: members-count
}
