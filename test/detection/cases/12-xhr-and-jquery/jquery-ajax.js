$(function () {
  $('#enroll').on('click', function () {
    $.ajax({
      url: 'https://api.access.example/cards/enroll', // finds: card-enroll
      type: 'POST',
      contentType: 'application/json',
      data: JSON.stringify({ card: { token: $('#token').val() } }),
      success: function (card) {
        $('#state').text(card.activated ? 'active' : 'blocked'); // finds: card-assignment
      },
    });
  });

  $.ajax('https://api.access.example/cards', {
    data: { member_id: 12 }, // finds: card-member-id-filter
  }).done(function (cards) {
    $('#cards').text(cards.map((card) => card.sub_type).join()); // finds: card-sub-type
  });
});
