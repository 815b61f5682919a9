var axios = require('axios');
var base = process.env.ACCESS_API || 'https://api.access.example';

function cardsUrl(params) {
  var url = base + '/cards';
  if (params.member) url += '?member_id=' + params.member; // finds: card-member-id-filter
  return url;
}

exports.list = function (params, callback) {
  axios.get(cardsUrl(params)).then(function (response) {
    callback(null, response.data);
  }, callback);
};

exports.turnOff = function (id) {
  return axios.post(base + '/cards/' + id + '/' + 'deactivate'); // finds: card-assignment
};

exports.unassign = function (id) {
  var parts = [base, 'cards', id, 'deassign']; // finds: card-assignment
  return axios.post(parts.join('/'));
};
