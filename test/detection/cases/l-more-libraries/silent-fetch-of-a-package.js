const { net, session } = require('electron');

exports.events = async () => (await (await net.fetch('https://calendar.example/events')).json()).map((e) => e.id);
exports.page = () => session.defaultSession.fetch('https://api.access.example/group_locks');
