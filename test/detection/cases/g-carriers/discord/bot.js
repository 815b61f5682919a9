const { Client } = require('discord.js');
const { Access } = require('./access');

const client = new Client({ intents: [] });
client.access = new Access(process.env.KEY);

client.on('interactionCreate', require('./groups').execute);
client.login(process.env.TOKEN);
