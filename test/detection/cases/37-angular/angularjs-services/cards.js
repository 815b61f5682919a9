(function () {
  angular
    .module('porch')
    .factory('Card', Card)
    .service('cardList', CardList)
    .provider('wallet', Wallet);

  Card.$inject = ['$resource', 'ACCESS_HOST'];
  function Card(resource, host) {
    return resource(
      host + '/cards/:id',
      { id: '@id' },
      {
        own: { method: 'GET', isArray: true },
        enable: { method: 'POST', url: host + '/cards/:id/activate' }, // finds: card-assignment
      },
    );
  }

  CardList.$inject = ['Card'];
  function CardList(Card) {
    var self = this;
    self.all = [];

    self.load = function () {
      self.all = Card.own();
      return self.all;
    };

    self.formats = function () {
      return self.all.map((card) => card.sub_type); // finds: card-sub-type
    };
  }

  function Wallet() {
    this.$get = [
      '$http',
      'ACCESS_HOST',
      function (http, host) {
        return {
          first: () => http.get(host + '/cards').then((answer) => answer.data[0]),
        };
      },
    ];
  }
})();
