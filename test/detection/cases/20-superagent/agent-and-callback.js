const superagent = require('superagent');

const agent = superagent.agent().set('Authorization', `SERVICE-LOGIN ${process.env.SECRET}`);

exports.exporters = () => agent.get(`${process.env.ACCESS_URL}/member_export_reporters`); // finds: member-export-reporter

exports.presences = (done) =>
  superagent('GET', 'https://api.access.example/presences').end((error, response) => {
    done(error, response && response.body.map((presence) => presence.member_name)); // finds: presence-actor
  });
