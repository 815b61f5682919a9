import $ from 'jquery';

const API = 'https://api.access.example';

export function watch(render) {
  $.getJSON(API + '/events', { limit: 20 }, function (events) { // finds: event-sets
    $.each(events, function () {});
    render(events.map((event) => event.id)); // finds: event-id
  });
}

export const create = (token) => $.post(`${API}/cards`, { token, type: 'hfcard_desfire_ev1' }); // finds: card-type-desfire
export const presences = async () => (await $.get(`${API}/presences`)).map((presence) => presence.member_name); // finds: presence-actor
