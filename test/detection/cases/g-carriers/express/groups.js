const { Router } = require('express');

const router = Router();

router.get('/', async (req, res) => {
  const groups = await req.access.groups();
  res.json(groups.filter((group) => group.members_count > 0)); // finds: members-count
});

router.get('/office', async (req, res) => {
  const groups = await req.app.locals.office.groups();
  res.json(groups.map(({ name, members_count }) => `${name} ${members_count}`)); // finds: members-count
});

router.get('/all', async ({ app }, res) => {
  const groups = await app.get('access').groups();
  res.json(groups.reduce((sum, group) => sum + group.members_count, 0)); // finds: members-count
});

module.exports = router;
