import $ from 'jquery';

$.getJSON('/door/cards?member_id=3', (cards) => { // finds: card-member-id-filter
  $('#kind').text(cards[0].sub_type); // finds: card-sub-type
});
$.post('/door/cards/7/activate'); // finds: card-assignment
$.post('/shop/cards/enroll');
