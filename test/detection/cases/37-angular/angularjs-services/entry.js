(function () {
  angular.module('porch').factory('entry', entry);

  function entry($http, ACCESS_HOST) {
    return { presences: presences, groups: groups, latest: latest };

    function data(response) {
      return response.data;
    }

    function presences() {
      return $http.get(ACCESS_HOST + '/presences').then(data);
    }

    function groups() {
      return $http.get(ACCESS_HOST + '/groups').then(data);
    }

    function latest(count) {
      return $http({ method: 'GET', url: ACCESS_HOST + '/events', params: { limit: count } }).then(data); // finds: event-sets
    }
  }
})();
