import browser from 'webextension-polyfill';

function draw(groups) {
  for (const { name, members_count: size } of groups) console.log(name, size); // finds: members-count
}

chrome.runtime.sendMessage({ type: 'groups' }, ({ data, error }) => {
  if (error) console.error(error);
  else draw(data);
});

chrome.storage.onChanged.addListener((changes) => {
  if (changes.groups) console.log(changes.groups.newValue.map((group) => group.members_count)); // finds: members-count
});

export const format = async (id) => (await browser.runtime.sendMessage({ ask: 'card', id })).sub_type; // finds: card-sub-type
