// One function that is given its paths is a client: where it reaches a path of this service alone, the others are its paths too.
(function ($) {
  const send = (path, data) => $.ajax({ url: path, type: data ? 'POST' : 'GET', data });

  send('/events').then((events) => $('#count').text(events[0].references)); // finds: event-sets likely, event-references likely
  send('/members/3/assign_card', { card_id: $('#card').val() }); // finds: member-card-assignment likely
})(jQuery);
