const { Router } = require('express');
const wrap = require('express-async-handler');
const access = require('../access');
const visits = require('../visits');

const router = Router();

router.get('/', wrap(async (req, res) => res.json(await access.cards({ token: req.query.token }))));

router
  .route('/:id/visits')
  .get(async (req, res) => res.json(await visits.of(req.params.id)))
  .post(async (req, res) => res.status(201).json(await visits.add(req.body)));

module.exports = router;
