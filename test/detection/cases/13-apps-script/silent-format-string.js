var CALENDAR = 'https://calendar.example.net/v3';
var ACCESS = 'https://api.access.example';

function agenda(day) {
  var url = Utilities.formatString('%s/events?day=%s', CALENDAR, day);
  return JSON.parse(UrlFetchApp.fetch(url).getContentText()).items.map(function (e) { return e.id; });
}

function card(id) {
  return JSON.parse(UrlFetchApp.fetch(Utilities.formatString('%s/cards/%s', ACCESS, id)).getContentText()).format_name;
}
