(function () {
  const porch = angular.module('porch');

  porch.controller('Porch', [
    '$scope',
    'entry',
    'cardList',
    'wallet',
    'session',
    'newest',
    function ($scope, door, list, wallet, session, newest) {
      var vm = this;
      vm.feed = newest;
      vm.known = _.map(vm.feed, 'id'); // finds: event-id

      door.presences().then(function (present) {
        $scope.mails = present.map((presence) => presence.user_email); // finds: presence-actor
      });
      door.groups().then(function (groups) {
        vm.total = groups.reduce((sum, group) => sum + group.members_count, 0); // finds: members-count
      });
      list.load();
      vm.types = list.all.map((card) => card.type === 'legacy'); // finds: card-type-legacy
      wallet.first().then((card) => (vm.format = card.sub_type)); // finds: card-sub-type
      vm.own = session.cards().then((cards) => cards.map((card) => card.sub_type + session.user.user_email));
    },
  ]);
})();
