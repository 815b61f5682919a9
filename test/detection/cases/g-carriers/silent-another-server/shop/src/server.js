const { db } = require('./db');

exports.grouped = async (req, res, next) => {
  req.groups = await db('groups').select();
  next();
};
