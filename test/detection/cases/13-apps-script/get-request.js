const ACCESS_URL = 'https://api.access.example';

function pages_(paths) {
  const requests = paths.map((path) => ({ url: ACCESS_URL + path, method: 'get' }));
  return UrlFetchApp.fetchAll(requests).map((response) => JSON.parse(response.getContentText()));
}

function onEdit(e) {
  var url = ACCESS_URL + '/cards/' + e.value + '/deactivate'; // finds: card-assignment
  UrlFetchApp.fetch(url, { method: 'post', headers: { Authorization: 'SERVICE-LOGIN x' } });
}

function latest() {
  var text = UrlFetchApp.fetch([ACCESS_URL, 'events?limit=5'].join('/')).getContentText('UTF-8'); // finds: event-sets
  for (var i in JSON.parse(text)) Logger.log(JSON.parse(text)[i].id); // finds: event-id
}
