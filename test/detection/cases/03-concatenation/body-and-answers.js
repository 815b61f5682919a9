const request = require('axios');

const HOST = 'https://api.access.example/';

async function replaceCard(member, token) {
  const url = HOST + 'cards' + '?' + 'user_id=' + member; // finds: card-assignment
  const found = await request.get(url);
  for (let i = 0; i < found.data.length; i++) {
    if (found.data[i].type == 'hfcard_desfire_ev1') continue; // finds: card-type-desfire
    await request.post(HOST + 'cards' + '/' + found.data[i].id + '/' + 'deassign_member'); // finds: member-card-assignment
  }
  await request.post(HOST + 'cards', { card: { token: token, sub_type: 'em' } }); // finds: card-sub-type
}

async function present() {
  var path = 'presences';
  path = HOST + path + '?limit=' + 10;
  const answer = await request(path);
  return answer.data[0].member_id; // finds: presence-actor
}

module.exports = { replaceCard, present };
