function exporters() {
  const xhr = new XMLHttpRequest();
  xhr.addEventListener('load', function () {
    JSON.parse(this.responseText).forEach((group) => console.log(group.members_count)); // finds: members-count
  });
  xhr.open('GET', 'https://api.access.example/groups');
  xhr.send();
}
