function accessGet_(path) {
  return JSON.parse(UrlFetchApp.fetch(ACCESS_BASE + path, accessOptions_()).getContentText());
}

function accessPost_(path, body) {
  return JSON.parse(UrlFetchApp.fetch(ACCESS_BASE + path, accessOptions_('post', body)).getContentText());
}
