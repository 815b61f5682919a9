import axios from 'axios';
import { setup } from 'axios-cache-adapter';
import { setupCache } from 'axios-cache-interceptor';
import { wrapper } from 'axios-cookiejar-support';
import useAxios, { makeUseAxios } from 'axios-hooks';
import rateLimit from 'axios-rate-limit';

const baseURL = 'https://api.access.example';

export const cached = () => setupCache(axios.create({ baseURL })).get('/events'); // finds: event-sets
export const adapted = () => setup({ baseURL }).get('/events'); // finds: event-sets
export const limited = () => rateLimit(axios.create({ baseURL }), { maxRPS: 2 }).get('/events'); // finds: event-sets
export const withCookies = () => wrapper(axios.create({ baseURL })).get('/events'); // finds: event-sets
export const elsewhere = () => setupCache(axios.create({ baseURL: 'https://shop.example' })).get('/events');

const useAccess = makeUseAxios({ axios: axios.create({ baseURL }) });

export function Sizes() {
  const [{ data: groups, loading }] = useAxios(`${baseURL}/groups`);
  const [{ data: cards }] = useAccess({ url: '/cards', params: { member_id: 4 } }); // finds: card-member-id-filter
  const [{ data: posts }] = useAxios('https://blog.example/groups');
  if (loading) return null;
  return (
    <p>
      {groups.map((group) => group.members_count)} {/* finds: members-count */}
      {cards[0].sub_type} {/* finds: card-sub-type */}
      {posts.map((post) => post.members_count)}
    </p>
  );
}
