angular.module('shop').controller('Shop', function ($scope, groups, Card, door) {
  groups.all().then((found) => ($scope.sizes = found.map((group) => group.members_count)));
  $scope.cards = Card.query();
  $scope.format = (card) => card.sub_type;
  door.places().then((answer) => ($scope.places = answer.data.map((place) => place.name)));
});

// a registry of its own, whose names say nothing
registry.factory('groups', () => fetch('https://api.access.example/groups').then((answer) => answer.json()));
