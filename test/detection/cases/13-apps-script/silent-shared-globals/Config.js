var FORUM_BASE = 'https://forum.example.net/api';
var ACCESS_BASE = 'https://api.access.example';

function forumGet_(path) {
  return JSON.parse(UrlFetchApp.fetch(FORUM_BASE + path).getContentText());
}
