(function ($) {
  var base = 'https://api.access.example';

  $.fn.cardList = function (memberId) {
    var $list = this;
    $.get(base + '/cards', { member_id: memberId }).then(function (cards) { // finds: card-member-id-filter
      cards.forEach(function (card) {
        $list.append($('<li>').text(card.sub_type)); // finds: card-sub-type
      });
    });
    return $list;
  };
})(jQuery);
