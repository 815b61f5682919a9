function accessUrl() {
  return PropertiesService.getScriptProperties().getProperty('ACCESS_URL');
}

function exporters() {
  return JSON.parse(UrlFetchApp.fetch(accessUrl() + '/member_export_reporters', { headers: auth() }).getContentText()); // finds: member-export-reporter
}

function auth() {
  return { Authorization: `SERVICE-LOGIN ${PropertiesService.getScriptProperties().getProperty('SECRET')}` };
}
