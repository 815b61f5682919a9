const express = require('express');
const groups = require('./groups.controller');

const app = express();
const signedIn = (req, res, next) => (req.user ? next() : res.sendStatus(401));

app.use('/api/cards', require('./routes/cards'));
app.get('/api/groups', [signedIn, groups.list]);
app.listen(4000);
