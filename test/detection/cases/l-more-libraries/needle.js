const needle = require('needle');

exports.groups = async () => {
  const response = await needle('get', 'https://api.access.example/groups', { json: true });
  return response.body.map((group) => group.members_count); // finds: members-count
};

exports.create = (token, done) => {
  needle.post('https://api.access.example/cards', { type: 'legacy', token }, { json: true }, (error, response) => { // finds: card-type-legacy
    done(error, response.body.sub_type); // finds: card-sub-type
  });
};
