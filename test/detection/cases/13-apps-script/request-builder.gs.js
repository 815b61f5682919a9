const PROPERTIES = PropertiesService.getScriptProperties();

function accessRequest_(method, path, payload) {
  const options = {
    method: method,
    contentType: 'application/json',
    headers: { Authorization: 'SERVICE-LOGIN ' + PROPERTIES.getProperty('ACCESS_KEY') },
    muteHttpExceptions: true,
  };
  if (payload) options.payload = JSON.stringify(payload);
  const response = UrlFetchApp.fetch('https://api.access.example' + path, options);
  if (response.getResponseCode() >= 400) throw new Error(response.getContentText());
  return JSON.parse(response.getContentText());
}

function exportGroups() {
  const sheet = SpreadsheetApp.getActiveSheet();
  const groups = accessRequest_('get', '/groups');
  const rows = groups.map(function (group) {
    return [group.id, group.name, group.members_count]; // finds: members-count
  });
  sheet.getRange(2, 1, rows.length, 3).setValues(rows);
}

function enrollSelected() {
  const token = SpreadsheetApp.getActiveRange().getValue();
  accessRequest_('post', '/cards/enroll', { card: { token: token } }); // finds: card-enroll
}
