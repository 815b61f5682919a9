module.exports = (load) => ({
  presences: async () => (await load('/presences')).map((p) => p.user_name), // finds: presence-actor
});
