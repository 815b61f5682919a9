function toQuery(values) {
  return Object.keys(values)
    .map((name) => name + '=' + encodeURIComponent(values[name]))
    .join('&');
}

export function cards(memberId) {
  const query = toQuery({ member_id: memberId }); // finds: card-member-id-filter
  return fetch('https://api.access.example/cards?' + query);
}

export const silentElsewhere = (id) => fetch('https://api.shop.example/cards?' + toQuery({ member_id: id }));
