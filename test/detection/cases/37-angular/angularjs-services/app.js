(function () {
  'use strict';

  angular
    .module('porch', ['ngRoute'])
    .constant('ACCESS_HOST', 'https://api.access.example')
    .config([
      '$routeProvider',
      function (routes) {
        routes.when('/', {
          controller: 'Porch',
          controllerAs: 'vm',
          resolve: {
            newest: [
              'entry',
              function (entry) {
                return entry.latest(1);
              },
            ],
          },
        });
      },
    ]);
})();
