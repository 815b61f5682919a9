const { cards, http } = require('../lib');
const { list } = require('../lib/cards');

async function main() {
  const all = await list({ member_id: Number(process.argv[2]) }); // finds: card-member-id-filter
  const again = await cards.list({});
  console.log(all.map((c) => c.sub_type), again[0].activated_at); // finds: card-sub-type, card-assignment
  await http.get(cards.paths.events);
}

main();
