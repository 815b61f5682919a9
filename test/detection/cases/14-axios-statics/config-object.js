const axios = require('axios').default;

async function cards(memberId) {
  const { data } = await axios({
    method: 'get',
    url: '/cards',
    baseURL: 'https://api.access.example',
    params: { member_id: memberId, type: 'legacy' }, // finds: card-member-id-filter, card-type-legacy
  });
  return data.filter((card) => card.assigned); // finds: card-assignment
}

async function enroll(card) {
  const options = { method: 'POST', url: 'https://api.access.example/cards/enroll', data: { card } }; // finds: card-enroll
  return axios.request(options).then((response) => response.data);
}

module.exports = { cards, enroll };
