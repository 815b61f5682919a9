const axios = require('axios');

exports.groupSize = async (id) => {
  const { data } = await axios.get('https://api.access.example/groups', { params: { ids: id } });
  return data[0]['members_count']; // finds: members-count
};
