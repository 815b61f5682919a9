const request = require('superagent');

exports.report = (host, secret, start, end) =>
  request
    .get(`${host}/reports/visits`)
    .query(`interval=${start}/${end}`) // finds: report-interval
    .set('Authorization', 'SERVICE-LOGIN ' + secret);

exports.events = (host, secret, done) => {
  request
    .get(host + '/events') // finds: event-sets
    .set('Authorization', 'SERVICE-LOGIN ' + secret)
    .end((error, response) => {
      if (error) return done(error);
      done(null, response.body.map((event) => event.id)); // finds: event-id
    });
};
