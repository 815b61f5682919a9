import $ from 'jquery';

const base = 'https://api.access.example';
const groups = () => $.getJSON(`${base}/groups`);

export function show(list) {
  $.get('/shop/groups', (shops) => groups().then((all) => all.concat(shops)));
  $.get('/shop/groups', (shops) => list.text(shops.map((shop) => shop.members_count)));
}
