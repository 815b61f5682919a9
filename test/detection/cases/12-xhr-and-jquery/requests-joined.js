import $ from 'jquery';
import _ from 'lodash';

const BASE = 'https://api.access.example';

function load(path, params) {
  return $.ajax({ url: BASE + path, type: 'GET', data: params, dataType: 'json' });
}

export function loadGroups() {
  return load('/groups');
}

const SORTS = {
  name: (groups) => _.sortBy(groups, 'name'),
  size: (groups) => _.orderBy(groups, ['members_count'], ['desc']), // finds: members-count
};

function draw(groups) {
  const rows = groups.map((group) => `<tr><td>${group.name}</td><td>${group.members_count}</td></tr>`); // finds: members-count
  $('#groups tbody').html(rows.join(''));
}

$.when(loadGroups(), $.getJSON('/meetup.json')).done(([list], [meetup]) => {
  const visible = list.filter((group) => !group.name.startsWith('test'));
  draw(SORTS.size(visible));
  $('#groups').on('click', 'th', (event) => draw(SORTS[event.currentTarget.dataset.sort](visible)));
  $('h1').append(`${meetup.group.name}: ${meetup.group.members_count}`);
});

const loading = loadGroups().fail(console.error);
$.when(loading, $.getJSON('/meetup.json')).then(function (groups, meetups) {
  $('#total').text(groups[0].reduce((sum, group) => sum + group.members_count, 0)); // finds: members-count
  $('#fans').text(meetups[0].reduce((sum, group) => sum + group.members_count, 0));
});

const visible = load('/events', { limit: 20 }).then((events) => events.filter((event) => event.place_id)); // finds: event-sets
$.when(visible, $.getJSON('/agenda.json')).then((events, [agenda]) => {
  $('#feed').text(events.map((event) => event.references.length)); // finds: event-references
  $('#agenda').text(agenda.map((event) => event.references.length));
});

$.when(load('/cards/7')).then((card) => $('#card').text(card.sub_type)); // finds: card-sub-type

export async function first() {
  const [cards] = await $.when(load('/cards'), $.getJSON('/meetup.json'));
  return cards.map((card) => card.sub_type); // finds: card-sub-type
}
