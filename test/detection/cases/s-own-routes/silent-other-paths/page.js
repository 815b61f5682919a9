const ask = async (url, init) => (await fetch(url, init)).json();

export const other = async () => (await ask('/shop/groups')).map((group) => group.members_count);
export const deeper = async () => (await ask('/desk/groups/mine')).map((group) => group.members_count);
export const sent = async () => (await ask('/desk/groups', { method: 'POST' })).members_count;
export const elsewhere = async () => (await ask('https://shop.example/desk/groups')).map((group) => group.members_count);
export const made = async () => (await ask('/desk/cards')).map((card) => card.sub_type);
export const visit = async () => (await ask('/desk/visits', { method: 'POST' })).members_count;
