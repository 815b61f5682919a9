var ACCESS_BASE = 'https://api.access.example';
var SHEET_NAME = 'Groups';

function accessOptions_(method, body) {
  var options = { method: method || 'get', headers: { Authorization: 'SERVICE-LOGIN ' + getKey_() }, muteHttpExceptions: true };
  if (body) {
    options.contentType = 'application/json';
    options.payload = JSON.stringify(body);
  }
  return options;
}

function getKey_() {
  return PropertiesService.getScriptProperties().getProperty('KEY');
}
