const CALENDAR = 'https://www.calendar.example/v3/calendars/primary';

function sync() {
  const response = UrlFetchApp.fetch(CALENDAR + '/events', { method: 'get' });
  const events = JSON.parse(response.getContentText());
  return events.items.map((event) => [event.id, event.references]);
}

function doGet(e) {
  return ContentService.createTextOutput(JSON.stringify({ member_id: e.parameter.member_id, sub_type: 'x' }));
}
