function refreshGroups() {
  var rows = accessGet_('/groups').map(function (g) {
    return [g.id, g.name, g.members_count]; // finds: members-count
  });
  SpreadsheetApp.getActive().getSheetByName(SHEET_NAME).getRange(2, 1, rows.length, 3).setValues(rows);
}

function enroll() {
  accessPost_('/cards/enroll', { card: { token: SpreadsheetApp.getActiveRange().getValue() } }); // finds: card-enroll
}
