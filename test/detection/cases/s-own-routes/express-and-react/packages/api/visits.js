const db = require('./db');

exports.of = (id) => db('visits').where({ card: id }).select('id', 'sub_type');
exports.add = (visit) => db('visits').insert(visit);
