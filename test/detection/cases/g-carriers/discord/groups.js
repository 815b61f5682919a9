module.exports = {
  async execute(interaction) {
    const groups = await interaction.client.access.groups();
    await interaction.reply(groups.map((group) => `${group.name}: ${group.members_count}`).join('\n')); // finds: members-count
  },
};
