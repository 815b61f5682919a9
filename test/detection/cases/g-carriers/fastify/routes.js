module.exports = async function routes(app) {
  app.get('/largest', async () => {
    const groups = await app.access.groups();
    return groups.sort((a, b) => b.members_count - a.members_count)[0]; // finds: members-count, members-count
  });
};
