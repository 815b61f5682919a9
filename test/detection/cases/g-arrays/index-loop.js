const BASE = 'https://api.access.example';

async function printGroups(token) {
  const response = await fetch(BASE + '/groups', { headers: { Authorization: token } });
  const groups = await response.json();
  for (let i = 0; i < groups.length; i++) {
    console.log(groups[i].name, groups[i].members_count); // finds: members-count
  }
  const last = groups[groups.length - 1];
  return last.members_count; // finds: members-count
}

module.exports = { printGroups };
