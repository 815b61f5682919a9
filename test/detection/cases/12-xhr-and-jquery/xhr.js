function createCard(token, done) {
  var xhr = new XMLHttpRequest();
  xhr.open('POST', 'https://api.access.example/cards');
  xhr.setRequestHeader('Content-Type', 'application/json');
  xhr.onload = function () {
    var card = JSON.parse(xhr.responseText);
    done(card.sub_type); // finds: card-sub-type
  };
  xhr.send(JSON.stringify({ card: { token: token, type: 'legacy' } })); // finds: card-type-legacy
}

function deactivate(id) {
  var xhr = new XMLHttpRequest();
  xhr.open('POST', 'https://api.access.example/cards/' + id + '/deactivate'); // finds: card-assignment
  xhr.send();
}
