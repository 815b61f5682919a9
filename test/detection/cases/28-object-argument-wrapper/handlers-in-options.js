// jQuery style: the caller hands in what to do with the answer.
function ajax(options) {
  const { url, type = 'GET', data = null, success, error = console.error } = options;
  fetch('https://api.access.example' + url, {
    method: type,
    headers: { Authorization: 'SERVICE-LOGIN ' + window.secret },
    body: data && JSON.stringify(data),
  })
    .then((response) => response.json())
    .then(success)
    .catch(error);
}

ajax({
  url: '/groups',
  success(groups) {
    for (const group of groups) draw(group.name, group.members_count); // finds: members-count
  },
});

ajax({ url: '/cards/enroll', type: 'POST', data: { card: { token: 'ab' } }, success: () => location.reload() }); // finds: card-enroll

ajax({
  url: '/events?limit=3', // finds: event-sets
  success: function (events) {
    document.title = events[0].id; // finds: event-id
  },
});
