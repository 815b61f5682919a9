module.exports = function (api) { api.get('/events'); }; // finds: event-sets
