const express = require('express');
const { Teams } = require('./teams');

const app = express();
const access = (path) => fetch(`https://api.access.example${path}`, { headers: { Authorization: 'SERVICE-LOGIN key' } });

app.use((req, res, next) => {
  req.teams = new Teams(req.headers.key);
  req.session.access = access;
  res.locals.doors = access;
  next();
});

app.get('/', async (req, res) => {
  const groups = await req.teams.groups();
  const doors = await (await req.doors('/groups')).json();
  const others = await (await res.access('/groups')).json();
  res.json([...groups, ...doors, ...others].map((group) => group.members_count));
});

// No handler is given a shape.
function draw(shape) {
  return shape.locals.doors('/groups').map((group) => group.members_count);
}

module.exports = { app, draw };
