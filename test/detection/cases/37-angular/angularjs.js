angular.module('access').service('Cards', function ($http) {
  this.list = function () {
    return $http({ method: 'GET', url: 'https://api.access.example/cards' }).then(function (answer) {
      return answer.data.map((card) => card.sub_type); // finds: card-sub-type
    });
  };
  this.enroll = function (uid) {
    return $http({ method: 'POST', url: 'https://api.access.example/cards/enroll', data: { uid } }); // finds: card-enroll
  };
  this.decks = function () {
    return $http({ method: 'GET', url: 'https://decks.example/cards' }).then((answer) => answer.data[0].sub_type);
  };
});
