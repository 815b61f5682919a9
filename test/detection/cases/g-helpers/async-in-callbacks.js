var async = require('async');
var request = require('request');

function call(method, path, options, done) {
  if (typeof options === 'function') {
    done = options;
    options = {};
  }
  request({ method: method, uri: 'https://api.access.example' + path, qs: options.query, json: true }, function (error, response, body) {
    if (error) return done(error);
    done(null, body);
  });
}

call('GET', '/groups', { query: { limit: 5 } }, function (error, groups) {
  console.log(groups[0].members_count); // finds: members-count
});

call('GET', '/groups', function (error, groups) {
  async.eachSeries(
    groups,
    function (group, next) {
      console.log(group.members_count); // finds: members-count
      next();
    },
    function () {},
  );
  async.forEachOfLimit(groups, 4, function (group, index, next) {
    console.log(group.members_count); // finds: members-count
    next();
  });
  var largest = groups.reduce(function (a, b) {
    return a.members_count > b.members_count ? a : b; // finds: members-count, members-count
  });
  console.log(largest.members_count); // finds: members-count
});

request({ uri: 'https://forum.example/groups', json: true }, function (error, response, topics) {
  async.eachSeries(topics, function (topic, next) {
    console.log(topic.members_count);
    next();
  });
});
