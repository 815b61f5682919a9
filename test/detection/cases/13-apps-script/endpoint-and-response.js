var BASE = 'https://api.access.example';
var SECRET = PropertiesService.getScriptProperties().getProperty('SECRET');

function refreshSheet() {
  var options = { method: 'get', headers: { Authorization: 'SERVICE-LOGIN ' + SECRET }, muteHttpExceptions: true };
  var response = UrlFetchApp.fetch(BASE + '/events?limit=100', options); // finds: event-sets
  var events = JSON.parse(response.getContentText());
  var rows = [];
  for (var i = 0; i < events.length; i++) {
    rows.push([events[i].id, events[i].created_at]); // finds: event-id
  }
  SpreadsheetApp.getActiveSheet().getRange(2, 1, rows.length, 2).setValues(rows);
}

function enroll(token) {
  UrlFetchApp.fetch(BASE + '/cards', {
    method: 'post',
    contentType: 'application/json',
    payload: JSON.stringify({ card: { token: token, sub_type: 'em' } }), // finds: card-sub-type
  });
}
