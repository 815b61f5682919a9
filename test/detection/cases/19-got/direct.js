import got from 'got';

const { body } = await got('https://api.access.example/cards', {
  searchParams: { member_id: 1 }, // finds: card-member-id-filter
});
console.log(JSON.parse(body).map((card) => card.activated_at)); // finds: card-assignment

const groups = await got({ url: 'https://api.access.example/groups', method: 'GET' }).json();
console.log(groups[0].members_count); // finds: members-count

for await (const event of got.paginate('https://api.access.example/events')) { // finds: event-sets
  console.log(event.id); // finds: event-id
}
