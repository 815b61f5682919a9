const bent = require('bent');

const getJSON = bent('https://calendar.example', 'json', 200);
const current = bent('POST', 'https://api.access.example', 'json');

exports.events = async () => (await getJSON('/events')).map((event) => event.id);
exports.sets = () => current('/event_sets', {});
