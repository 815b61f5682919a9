const { groups } = require('./access');

exports.grouped = async (req, res, next) => {
  req.groups = await groups();
  next();
};
