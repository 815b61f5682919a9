const got = require('got');

exports.block = (id) => got.post(`https://api.access.example/cards/${id}/deactivate`, { retry: 0 }); // finds: card-assignment
