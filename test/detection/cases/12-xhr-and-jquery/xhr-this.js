export function loadGroups(show, secret) {
  const xhr = new XMLHttpRequest();
  xhr.responseType = 'json';
  xhr.open('GET', '/groups', true);
  xhr.setRequestHeader('Authorization', 'SERVICE-LOGIN ' + secret);
  xhr.addEventListener('load', () => show(xhr.response.map((group) => group.members_count))); // finds: members-count
  xhr.onerror = function () {
    console.error(this.statusText);
  };
  xhr.onload = function () {
    for (const group of this.response) console.debug(group.members_count); // finds: members-count
  };
  xhr.send();
}
