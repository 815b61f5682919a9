// the office's own server
angular.module('porch').service(
  'session',
  class Session {
    static $inject = ['$http'];

    constructor(http) {
      this.http = http;
      this.user = null;
    }

    async cards() {
      this.user = (await this.http.get('/backend/session')).data;
      return (await this.http.get('/backend/cards')).data;
    }
  },
);
