const { promisify } = require('node:util');
const axios = require('axios');

function loadGroups(organization, done) {
  axios
    .get('https://api.access.example/groups', { params: { organization } })
    .then(({ data }) => done(null, data))
    .catch(done);
}

const load = promisify(loadGroups);

exports.sizes = async (organization) => {
  const groups = await load(organization);
  return groups.map((group) => group.members_count); // finds: members-count
};
