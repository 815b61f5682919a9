angular
  .module('shop', [])
  .constant('SHOP_HOST', 'https://api.shop.example')
  .constant('ACCESS_HOST', 'https://api.access.example')
  .factory('groups', ['$http', 'SHOP_HOST', ($http, host) => ({ all: () => $http.get(host + '/groups').then((r) => r.data) })])
  .factory('Card', ['$resource', 'SHOP_HOST', ($resource, host) => $resource(host + '/cards/:id', {}, { enroll: { method: 'POST' } })])
  .factory('door', ['$http', 'ACCESS_HOST', ($http, ACCESS_HOST) => ({ places: () => $http.get(ACCESS_HOST + '/places') })]);
