// A function that writes its paths itself is no client of one service: what it asks of one host says nothing of its other requests.
(function ($) {
  $.getJSON('/events', { limit: 10 }, (events) => $('#count').text(events[0].references));
  $.post('/members/3/assign_card', { card_id: $('#card').val() });
})(jQuery);

(function (doc) {
  const load = () => fetch('/events').then((response) => response.json());
  const assign = (id) => fetch('/members/' + id + '/assign_card', { method: 'POST', body: new FormData(doc.forms[0]) });
  load().then(() => assign(3));
})(document);
