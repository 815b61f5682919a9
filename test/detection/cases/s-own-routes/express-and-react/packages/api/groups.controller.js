const access = require('./access');

exports.list = async (req, res, next) => {
  try {
    const groups = await access.groups();
    return res.send({ total: groups.length, groups });
  } catch (error) {
    return next(error);
  }
};
