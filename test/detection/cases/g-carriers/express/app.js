const express = require('express');
const { Access } = require('./access');

const app = express();
app.locals.office = new Access(process.env.OFFICE);
app.set('access', new Access(process.env.KEY));

app.use((req, res, next) => {
  req.access = new Access(req.headers.authorization);
  next();
});
app.use(async (req, res, next) => {
  res.locals.groups = await req.access.groups();
  next();
});
app.use('/groups', require('./groups'));
app.get('/first', (req, res) => res.json(res.locals.groups[0].members_count)); // finds: members-count

module.exports = app;
