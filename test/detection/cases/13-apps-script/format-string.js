var ACCESS_HOST = 'https://api.access.example';

function cardUrl_(cardId, action) {
  return Utilities.formatString('%s/cards/%s/%s', ACCESS_HOST, cardId, action);
}

function deactivateSelectedCard() {
  var id = SpreadsheetApp.getActiveRange().getValue();
  var url = Utilities.formatString('https://api.access.example/cards/%s/deactivate', encodeURIComponent(id)); // finds: card-assignment
  var response = UrlFetchApp.fetch(url, { method: 'post', headers: accessHeaders_() });
  if (response.getResponseCode() !== 200) throw new Error(response.getContentText());
}

function memberCards(memberId) {
  var url = Utilities.formatString('%s/cards?member_id=%d&limit=%d', ACCESS_HOST, memberId, 100); // finds: card-member-id-filter
  var cards = JSON.parse(UrlFetchApp.fetch(url, { headers: accessHeaders_() }).getContentText());
  return cards.map(function (c) { return [c.id, c.sub_type]; }); // finds: card-sub-type
}

function accessHeaders_() {
  return { Authorization: Utilities.formatString('SERVICE-LOGIN %s', PropertiesService.getUserProperties().getProperty('access')) };
}
