import $ from 'jquery';

$.getJSON('https://api.access.example/cards', (cards) => {
  const labels = $.map(cards, (card) => card.sub_type); // finds: card-sub-type
  $.each(cards, (index, card) => {
    labels[index] += card.sub_type; // finds: card-sub-type
  });
  const some = $.grep(cards, (card) => card.sub_type === 'em'); // finds: card-sub-type
  $('#first').text(some[0].sub_type); // finds: card-sub-type
  $('#copy').text($.extend({}, cards[0]).sub_type); // finds: card-sub-type
});

// Not the service's.
$.each([{ sub_type: 'em' }], (index, row) => $('#own').append(index + row.sub_type));
