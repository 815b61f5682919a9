function ask(path, done) {
  fetch('https://api.access.example' + path).then((response) => response.json()).then(function (body) {
    done(null, body);
  });
}

ask('/groups', function (error, groups) {
  console.log(groups[0].members_count); // finds: members-count
});

function askForum(path, done) {
  fetch('https://forum.example' + path).then((response) => response.json()).then(function (body) {
    done(null, body);
  });
}

askForum('/groups', function (error, topics) {
  console.log(topics[0].members_count);
});
