exports.list = (req, res) => res.json(req.groups.filter((group) => group.members_count > 3));
